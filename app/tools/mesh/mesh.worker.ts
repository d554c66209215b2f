/** Runs the tasks that take longer than a frame: fits, measured outputs, noise, and meshes of pictures. */
import { answerTasks } from "#app/workers/answer-tasks.ts";
import { loadPart, TaskProblem } from "#app/workers/task-problem.ts";
import { fitLayers } from "#engine/mesh/fit/fit-css.ts";
import { meshFromPicture } from "#engine/mesh/mesh-from-picture.ts";
import { writePictureCss } from "#engine/mesh/write/write-mesh-css.ts";
import { writeMeshSvg } from "#engine/mesh/write/write-mesh-svg.ts";
import { blueNoiseMask } from "#engine/raster/dither.ts";
import { isFitTask, isMeshTask, isNoiseTask, isPdfTask, isPictureTask, type MeshJobs } from "./mesh-jobs.ts";

/** A picture is scaled down to this longest side, px: a mesh follows only the large areas of a picture. */
const MAX_READ_PX = 256;
const PAGE = [960, 540] as const;

answerTasks<MeshJobs>({
  fit: {
    isTask: isFitTask,
    run({ mesh, layers }, { progress }) {
      const fitted = fitLayers(mesh, {
        layers,
        onProgress(done01) {
          progress(done01);
          return true;
        },
      });
      if (fitted === undefined) throw new Error("The fit was cancelled.");
      return fitted;
    },
  },
  measure: {
    isTask: isMeshTask,
    async run({ mesh }) {
      const picture = writePictureCss(mesh);
      const svg = writeMeshSvg(mesh, [1600, 900]);
      const { writeMeshPdf } = await loadPart(import("#engine/mesh/write/write-mesh-pdf.ts"));
      const pdf = await writeMeshPdf(mesh, { size: PAGE, title: "" });
      return {
        picture: { text: picture.css, mean: picture.mean },
        svg: { text: svg.svg, mean: svg.mean },
        pdf: { bytes: pdf.bytes.byteLength, mean: pdf.mean },
      };
    },
  },
  pdf: {
    isTask: isPdfTask,
    async run({ mesh, width, height, title }) {
      const { writeMeshPdf } = await loadPart(import("#engine/mesh/write/write-mesh-pdf.ts"));
      return (await writeMeshPdf(mesh, { size: [width, height], title })).bytes;
    },
  },
  noise: { isTask: isNoiseTask, run: ({ seed }) => blueNoiseMask(seed) },
  picture: {
    isTask: isPictureTask,
    async run({ file, columns, rows }) {
      const pixels = await pixelsOf(file);
      const mesh = meshFromPicture(pixels, { columns, rows });
      if (mesh === undefined) throw new TaskProblem("It is wholly transparent, so it has no colors.");
      return mesh;
    },
  },
});

async function pixelsOf(file: Blob) {
  const decoded = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (decoded === undefined) throw new TaskProblem("This browser cannot read the file as a picture.");
  const scale = Math.min(1, MAX_READ_PX / Math.max(decoded.width, decoded.height));
  const [width, height] = [decoded.width, decoded.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  if (width === undefined || height === undefined) throw new TaskProblem("This picture has no size.");
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (context === null) throw new TaskProblem("This browser gives no canvas to a worker.");
  context.imageSmoothingQuality = "high";
  context.drawImage(decoded, 0, 0, width, height);
  decoded.close();
  return { width, height, rgba: context.getImageData(0, 0, width, height).data };
}

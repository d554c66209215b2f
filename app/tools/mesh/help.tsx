import { AppLink } from "#app/ui/link.tsx";
import type { HelpSection } from "#app/workbench/help-section.ts";

export const HELP: readonly HelpSection[] = [
  {
    id: "mesh",
    title: "Bend a mesh of colors",
    content: (
      <>
        <p>
          In the <AppLink to="/mesh-gradient-generator">Mesh Gradient Generator</AppLink> drag a vertex, or
          the four ends of its tangents; with <kbd>Alt</kbd> one tangent turns alone and makes a corner. Press
          a line of the net twice to add a row or a column. <kbd>Space</kbd> shuffles and keeps what you
          locked.
        </p>
        <p>
          CSS has no meshes. “Leaves as” shows how far CSS, SVG and PDF are from what you see, measured on
          this very mesh. PDF, SwiftUI and pictures contain the mesh itself.
        </p>
        <p>
          Saved or published, a mesh is one of the <AppLink to="/gradients?tag=mesh">gradients</AppLink> of
          the library, and opens here as you left it.
        </p>
      </>
    ),
  },
];

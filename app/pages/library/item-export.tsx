/** The export panel of an item's page (TLS-10): the same as in the tools, or the formats of a gradient. */
import { useMemo } from "react";
import { templateShelf } from "#app/collections/template-slot.tsx";
import { ExportPanel } from "#app/color/export-panel.tsx";
import { usePlan } from "#app/session/use-plan.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { parseColorText } from "#domain/documents/color-text.ts";
import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import type { DetailData } from "./detail-loader.server.ts";
import { GradientExport } from "./gradient-export.tsx";
import "./item-export.css";

interface ItemExportProps {
  readonly data: Pick<DetailData, "card" | "carried" | "values" | "page">;
  readonly onClose: () => void;
}

export function ItemExport({ data, onClose }: ItemExportProps) {
  const { card, carried, values, page } = data;
  const { id, kind, title } = card;
  const { thing, elsewhere, gradient } = page.exported;
  const shareLink = `${window.location.origin}/${kind}s/${id}`;
  const plan = usePlan();
  const palette = useMemo(
    (): ExportPalette => ({
      ...(title !== "" && { title }),
      colors: carried.colorTexts.flatMap((text, index) => {
        const read = parseColorText(text);
        return read.ok ? [{ name: values[index]?.name || `Color ${index + 1}`, color: read.color }] : [];
      }),
    }),
    [title, carried.colorTexts, values],
  );
  return (
    <Dialog title={`Export the ${thing}`} onClose={onClose}>
      <div className="item-export">
        {elsewhere !== undefined && (
          <p className="item-export-elsewhere">
            {elsewhere} <AppLink to={page.opens.address}>in its generator</AppLink>.
          </p>
        )}
        {gradient === undefined ? (
          <ExportPanel palette={palette} shareLink={shareLink} plan={plan} templates={templateShelf} />
        ) : (
          <GradientExport search={gradient} shareLink={shareLink} />
        )}
      </div>
    </Dialog>
  );
}

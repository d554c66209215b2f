import { useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import type { DetailData } from "./detail-loader.server.ts";

const ItemExport = part("ItemExport", () => import("./item-export.tsx"), NOTHING_MEANWHILE);

/**
 * Tabs as native disclosures, so that their code is in the HTML and works without JavaScript; the export panel has
 * every format.
 */
export function ItemCode({ data }: { data: DetailData }) {
  const [isTrayOpen, setTrayOpen] = useState(false);
  return (
    <div className="detail-code">
      {data.code.map((tab, index) => (
        <details key={tab.id} name="code" open={index === 0}>
          <summary>{tab.label}</summary>
          <CodeWell code={tab.shown ?? tab.text} copied={tab.text} label={`${tab.label} code`} />
        </details>
      ))}
      <Button size="s" variant="ghost" className="detail-export" onClick={() => setTrayOpen(true)}>
        <Icon name="export" size={16} />
        All formats
      </Button>
      {isTrayOpen && <ItemExport data={data} onClose={() => setTrayOpen(false)} />}
    </div>
  );
}

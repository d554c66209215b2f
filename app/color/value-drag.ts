/** A value that is copied when pressed can be dragged as well: into a field, or into another program as plain text. */
import type { DragEvent } from "react";

export interface ValueDrag {
  readonly draggable: true;
  readonly onDragStart: (event: DragEvent) => void;
}

/** The attributes of the element that shows the value. */
export function valueDrag(text: string): ValueDrag {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.setData("text/plain", text);
      dataTransfer.effectAllowed = "copy";
    },
  };
}

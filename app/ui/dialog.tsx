/** A dialog of 440 px; a bottom sheet below sm. React Aria, so import it lazily. */
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "./button.tsx";
import { useCloseByBack } from "./use-close-by-back.ts";
import "./dialog.css";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** In px; 440 by default. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** Open while it is rendered. Escape, Back on a phone and a press outside close it, and focus returns to the previous element. */
export function Dialog({ title, onClose, width, children }: DialogProps) {
  useCloseByBack(true, onClose);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="dialog-overlay"
    >
      <Modal className="dialog-modal" style={width === undefined ? {} : { maxWidth: width }}>
        <AriaDialog className="dialog">
          <div className="dialog-head">
            <Heading slot="title" className="t-title">
              {title}
            </Heading>
            <IconButton icon="x" label="Close" size="s" onClick={onClose} />
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

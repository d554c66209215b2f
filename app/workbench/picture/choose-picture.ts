/** For parts deep inside a canvas or a section: opens the frame's dialog for a picture. */
import { createContext, useContext } from "react";

export const ChoosePicture = createContext<() => void>(() => {});

export function useChoosePicture(): () => void {
  return useContext(ChoosePicture);
}

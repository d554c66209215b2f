/** Opens the frame's file dialog for a picture, from components deep inside a canvas or a section. */
import { createContext, useContext } from "react";

export const ChoosePicture = createContext<() => void>(() => {});

export function useChoosePicture(): () => void {
  return useContext(ChoosePicture);
}

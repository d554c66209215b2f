import { useMemo } from "react";
import { useLocation } from "react-router";

/** The query of the address. React Router's own hook also sets it, with code that every page would load. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

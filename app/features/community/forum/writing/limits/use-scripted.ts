import { useHydrated } from "#app/shared/browser/use-hydrated.ts";

/** False in the page as it comes, which must work without script. */
export const useScripted = useHydrated;

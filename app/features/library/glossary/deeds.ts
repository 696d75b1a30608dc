import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/library/library-desk.json`. */
export const GLOSSARY_DEEDS = ["glossary.countLinks"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof GLOSSARY_DEEDS> {}
}

import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";

/** For whom and when the desk of refunds is written. */
export type DeskReading = { language: Language; formats: Formats; now: Date };

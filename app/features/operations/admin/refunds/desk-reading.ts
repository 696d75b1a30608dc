import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";

export type DeskContext = { language: Language; formats: Formats; now: Date };

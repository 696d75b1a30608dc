import type { Formats } from "../../../shared/words/formats";
import type { Language } from "../../../shared/words/languages";

/** For whom and when the desk of refunds is written. */
export type DeskReading = { language: Language; formats: Formats; now: Date };

import type { TFunction } from "i18next";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { SettingKey } from "../setting-keys";
import type { Settings } from "../setting-schemas";

/** Texts and formats in the reader's language. */
export type ReaderWords = { t: TFunction<"settings">; formats: Formats; language: Language };

/** What visitors see (`null`: nothing), and why. For desk settings: what is in effect. */
export type SettingText = { text: string | null; why: string | null };

/** Supplied by the room that displays the setting. `settings` has all, because some only show together. */
export type SettingTexts = (key: SettingKey, settings: Settings) => SettingText;

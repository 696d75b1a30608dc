import type { TFunction } from "i18next";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { SettingKey } from "../setting-keys";
import type { Settings } from "../setting-schemas";

/** How the page speaks to its reader. */
export type Words = { t: TFunction<"settings">; formats: Formats; language: Language };

/**
 * What visitors see of a setting, `null` when they see nothing of it, and why, where more than one thing decides about it. Of a
 * setting of the desk alone (`isOfDesk`): what is in force.
 */
export type Told = { text: string | null; why: string | null };

/**
 * What is told of a setting: by the room that shows it, since settings know what may be adjusted and not what for.
 * `settings` are all of them: some only show together.
 */
export type SettingTexts = (key: SettingKey, settings: Settings) => Told;

import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { fromFormValues } from "../setting-form";
import { SETTING_KEYS, type SettingKey } from "../setting-keys";
import { SETTING_SCHEMAS } from "../setting-schemas";

/** The key of a message of this page. */
export const message = errorKeys<"settings">();

/**
 * The form of one setting: what to do with it, from which version on, and its
 * value, whose fields are typed as `SETTING_FIELDS` says: figures as people write
 * them, money in dollars, tags with commas.
 */
export function settingForm<K extends SettingKey>(key: K) {
	return z.strictObject({
		intent: z.enum(["save", "preview"]),
		key: z.literal(key),
		version: z.coerce.number(message("errors.whole")).int().min(0),
		value: z.preprocess((typed) => fromFormValues(key, typed), SETTING_SCHEMAS[key]),
	});
}

/** Which form it is that was posted: the schema of the rest depends on it. */
export const SettingFormKind = z.union([
	z.object({ intent: z.literal("undo") }),
	z.object({ intent: z.enum(["save", "preview"]), key: z.enum(SETTING_KEYS) }),
]);

import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { fromFormValues } from "../setting-form";
import { SETTING_KEYS, type SettingKey } from "../setting-keys";
import { SETTING_SCHEMAS } from "../setting-schemas";

export const message = errorKeys<"settings">();

/** Fields as in `SETTING_FIELDS`: typed numbers, money in dollars, tags separated by commas. */
export function settingForm<K extends SettingKey>(key: K) {
	return z.strictObject({
		intent: z.enum(["save", "preview"]),
		key: z.literal(key),
		version: z.coerce.number(message("errors.whole")).int().min(0),
		value: z.preprocess((typed) => fromFormValues(key, typed), SETTING_SCHEMAS[key]),
	});
}

/** Parsed first, because it selects the schema of the rest. */
export const SettingFormKind = z.union([
	z.object({ intent: z.literal("undo") }),
	z.object({ intent: z.enum(["save", "preview"]), key: z.enum(SETTING_KEYS) }),
]);

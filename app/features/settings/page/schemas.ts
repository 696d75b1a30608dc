import { z } from "zod";
import { SETTING_KEYS } from "../setting-keys";

/** What every form of the page says: which setting, from which version on, and what to do. The fields follow by setting. */
export const SettingFormInput = z.discriminatedUnion("intent", [
	z.object({
		intent: z.enum(["save", "preview"]),
		key: z.enum(SETTING_KEYS),
		version: z.coerce.number().int().min(0),
	}),
	z.object({ intent: z.literal("undo"), changeId: z.uuid() }),
]);
export type SettingFormInput = z.infer<typeof SettingFormInput>;

import type { Room } from "#app/room.ts";
import { settingChanges, siteSettings } from "#db/schema/operations/settings.ts";

export const settingsRoom: Room = {
	name: "operations/settings",
	about: "Settings of the school, with bounds, history and undo.",
	tables: { siteSettings, settingChanges },
};

import type { Room } from "#app/room.ts";
import { settingChanges, siteSettings } from "#db/schema/operations/settings.ts";
import { SETTING_AUDIT_SUBJECTS, SETTING_DEEDS } from "./deeds.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const settingsRoom: Room = {
	name: "operations/settings",
	about: "Settings of the school, with bounds, history and undo.",
	tables: { siteSettings, settingChanges },
	personalData: PERSONAL_DATA,
	desk: [{ name: "settings", to: "/admin/settings", group: "site", order: 10, icon: "question" }],
	deeds: SETTING_DEEDS,
	subjects: SETTING_AUDIT_SUBJECTS,
};

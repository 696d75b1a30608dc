import { eq } from "drizzle-orm";
import { anonymous, factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { settingChanges, siteSettings } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(settingChanges, {
			folder: "work",
			whose: ({ id }) => eq(settingChanges.by, id),
			exported: ["id", "key", "version", "before", "after", "by", "at", "undoes"],
			ending: anonymous("work", "by"),
			merge: "stays",
		}),
		factsOf(siteSettings, {
			folder: "work",
			whose: ({ id }) => eq(siteSettings.updatedBy, id),
			exported: ["key", "version", "updatedAt", "updatedBy"],
			withheld: { internal: ["value"] },
			ending: anonymous("work", "updatedBy"),
			merge: "stays",
		}),
	],
};

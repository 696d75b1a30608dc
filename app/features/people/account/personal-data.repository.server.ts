import { eq } from "drizzle-orm";
import { factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { accountPreferences, profiles, profileTranslations } from "#db/schema/schema.ts";
import { erasePictures } from "./picture/own-pictures.server";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(profiles, {
			folder: "account",
			whose: ({ id }) => eq(profiles.userId, id),
			exported: ["userId", "bio", "languages", "interests", "visibility", "changedAt"],
			withheld: { internal: ["bioHtml"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
		factsOf(profileTranslations, {
			folder: "account",
			whose: ({ id }) => eq(profileTranslations.userId, id),
			exported: ["userId", "language", "headline", "bio"],
			withheld: { internal: ["bioHtml"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
		factsOf(accountPreferences, {
			folder: "account",
			whose: ({ id }) => eq(accountPreferences.userId, id),
			exported: ["userId", "keepsLanguage", "theme", "currency", "accessibility", "changedAt"],
			ending: { kind: "erased" },
			merge: "stays",
		}),
	],
	eraseFiles: erasePictures,
};

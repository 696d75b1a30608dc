import type { Room } from "#app/room.ts";
import { accountPreferences, profiles, profileTranslations } from "#db/schema/people/account.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const accountRoom: Room = {
	name: "people/account",
	about: "What members say of themselves and choose for themselves: profile, picture, preferences, settings.",
	tables: { profiles, profileTranslations, accountPreferences },
	personalData: PERSONAL_DATA,
};

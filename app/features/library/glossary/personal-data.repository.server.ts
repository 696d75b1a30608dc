import { harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { glossaryUsage } from "#db/schema/schema.ts";

/** The tables of this room hold nothing of anybody. */
export const PERSONAL_DATA: PersonalData = {
	harmless: [harmlessIn(glossaryUsage, ["language", "place"])],
};

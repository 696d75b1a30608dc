import { harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { courseFigures } from "#db/schema/schema.ts";

/** Figures of courses say nothing of anybody. */
export const PERSONAL_DATA: PersonalData = {
	harmless: [harmlessIn(courseFigures, ["weeks", "lessons", "questions", "revenue"])],
};

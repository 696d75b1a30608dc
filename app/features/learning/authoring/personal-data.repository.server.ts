import { harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { courseFiles } from "#db/schema/schema.ts";

/** What this room holds of people: nothing; who sent a file is said by its upload. */
export const PERSONAL_DATA: PersonalData = { harmless: [harmlessIn(courseFiles, ["uploadId"])] };

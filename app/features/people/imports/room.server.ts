import type { Room } from "#app/room.ts";
import { intakeLines, intakeSources, intakes } from "#db/schema/people/imports.ts";
import { IMPORT_CATEGORIES } from "./categories";
import { IMPORT_AUDIT_SUBJECTS, IMPORT_DEEDS } from "./deeds.ts";
import { IMPORT_JOBS } from "./jobs";
import { IMPORT_MAILS } from "./mails.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { carryOutIntake } from "./steps/carry-out.server";
import { sweepIntakes } from "./steps/sweep-intakes.server";

export const importsRoom: Room = {
	name: "people/imports",
	about: "CSV and Excel files of people or enrollments: read, checked, previewed, carried out line by line.",
	tables: { intakes, intakeSources, intakeLines },
	personalData: PERSONAL_DATA,
	deeds: IMPORT_DEEDS,
	subjects: IMPORT_AUDIT_SUBJECTS,
	jobs: IMPORT_JOBS,
	mails: IMPORT_MAILS,
	categories: IMPORT_CATEGORIES,
	handlers: ({ timeZone }) => ({ "intake.step": carryOutIntake({ timeZone }) }),
	clock: () => [sweepIntakes],
};

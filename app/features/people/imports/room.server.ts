import type { Room } from "#app/room.ts";
import { intakeLines, intakeSources, intakes } from "#db/schema/people/imports.ts";

export const importsRoom: Room = {
	name: "people/imports",
	about: "CSV and Excel files of people or enrollments: read, checked, previewed, carried out line by line.",
	tables: { intakes, intakeSources, intakeLines },
};

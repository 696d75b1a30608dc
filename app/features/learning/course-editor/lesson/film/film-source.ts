import { courseFilePath } from "#app/features/learning/authoring/files/course-file.ts";
import { filmFileId } from "#app/shared/uploads/film-address.ts";
import type { FilmChoice } from "./film-choice.server";

/** Where a film that is chosen is shown to its editor; null where it cannot be. */
export function filmSource(named: string, choice: FilmChoice): string | null {
	const id = filmFileId(named);
	if (id) return courseFilePath(id);
	return choice.shipped?.named === named ? choice.shipped.video : null;
}

import { FILE_KINDS, type FileKind } from "#app/shared/uploads/file-kinds.ts";
import { COURSE_FILE, PLACED_KINDS } from "./course-file.ts";

/* For file inputs; what a file is, its bytes say. */

export const ACCEPTED = endingsOf(COURSE_FILE.kinds);
/** What can be placed in a text. */
export const PLACED = endingsOf(PLACED_KINDS);

function endingsOf(kinds: readonly FileKind[]): string {
	return [...kinds.map((kind) => `.${FILE_KINDS[kind].extension}`), ".jpeg"].join(",");
}

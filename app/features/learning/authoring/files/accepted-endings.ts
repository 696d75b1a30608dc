import { FILE_KINDS } from "#app/shared/uploads/file-kinds.ts";
import { COURSE_FILE } from "./course-file.ts";

/** For a file input; what a file is, its bytes say. */
export const ACCEPTED = [...COURSE_FILE.kinds.map((kind) => `.${FILE_KINDS[kind].extension}`), ".jpeg"].join(",");

import { z } from "zod";
import { COURSE_FILE, PLAIN_FORM_BYTES } from "#app/features/learning/authoring/files/course-file.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine } from "#app/shared/forms/person-text.ts";
import { LONGEST_ALT } from "./alt-limit";

const key = errorKeys<"course-files">();

/** The page of files. */
export const FilesForm = z.discriminatedUnion("intent", [
	z.strictObject({
		intent: z.literal("upload"),
		file: z
			.instanceof(File, { message: key("errors.fileMissing") })
			.refine(({ size }) => size <= Math.min(PLAIN_FORM_BYTES, COURSE_FILE.maxBytes), key("errors.fileLarge")),
		alt: optionalLine(LONGEST_ALT, key("errors.altLong")).default(""),
	}),
	z.strictObject({ intent: z.literal("remove"), id: z.string().regex(/^[0-9a-f]{32}$/) }),
]);

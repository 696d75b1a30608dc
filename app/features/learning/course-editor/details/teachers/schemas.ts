import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredLine } from "#app/shared/forms/person-text.ts";

const key = errorKeys<"course-editor">();
const LONGEST_ADDRESS = 254;
const teacher = z.coerce.number().int().min(1);

export const AddTeacherForm = z.strictObject({
	intent: z.literal("addTeacher"),
	who: requiredLine(LONGEST_ADDRESS, {
		missing: key("errors.teacherMissing"),
		long: key("errors.teacherUnknown"),
		unreadable: key("errors.teacherUnknown"),
	}),
});

export const TeacherForm = z.strictObject({ intent: z.enum(["removeTeacher", "returnTeacher"]), teacher });

export const MoveTeacherForm = z.strictObject({
	intent: z.literal("moveTeacher"),
	teacher,
	step: z.enum(["up", "down"]),
	/** The order that the page showed: ids with spaces between them. */
	seen: z
		.string()
		.max(400)
		.regex(/^\d{1,15}(?: \d{1,15})*$/)
		.transform((ids) => ids.split(" ").map(Number)),
});

export const TEACHER_INTENTS: readonly unknown[] = ["addTeacher", "removeTeacher", "returnTeacher", "moveTeacher"];
export const TEACHERS_DONE = ["teacherAdded", "teacherRemoved", "teacherReturned", "teachersOrdered"] as const;
export type TeachersDone = (typeof TEACHERS_DONE)[number];

import { z } from "zod";
import { DAY_SECONDS } from "#app/shared/durations.ts";

const MAX_SECONDS = DAY_SECONDS;

const seconds = z
	.int({ error: "errors.secondsWrong" })
	.min(0, "errors.secondsWrong")
	.max(MAX_SECONDS, "errors.secondsWrong");

export const ProgressInput = z.strictObject(
	{
		completed: z.literal(true, { error: "errors.completedWrong" }).optional(),
		positionSeconds: seconds.optional(),
		watchedSeconds: seconds.optional(),
		/** Paragraph being read, from 0. */
		readingBlock: z
			.int({ error: "errors.blockWrong" })
			.min(0, "errors.blockWrong")
			.max(9999, "errors.blockWrong")
			.optional(),
	},
	{ error: "errors.fieldsWrong" },
);

export type ProgressInput = z.infer<typeof ProgressInput>;

export const EnrollmentInput = z.strictObject(
	{ courseId: z.int({ error: "errors.courseMissing" }).positive("errors.courseMissing") },
	{ error: "errors.fieldsWrong" },
);

export type EnrollmentInput = z.infer<typeof EnrollmentInput>;

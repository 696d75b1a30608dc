import { z } from "zod";
import { dayText } from "#app/shared/forms/day-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine } from "#app/shared/forms/person-text.ts";
import { timeText } from "#app/shared/forms/time-text.ts";
import { MARK_CHOICES, MOST_MARKS } from "../marks/mark-choices";

const key = errorKeys<"course-editor">();
const markKey = errorKeys<"course-marks">();
const scheduleKey = errorKeys<"course-schedule">();

/** A draft as its reader saw it: part, language (`*` for facts) and revision. */
const draft = z
	.string()
	.max(120)
	.regex(/^[a-z]+(?:\/[a-z0-9-]+)? (?:\*|[a-z]{2}) [1-9]\d{0,8}$/);

/** A question, as `writeMarkName` writes it, and what happens to its marks. */
const mark = z.strictObject({
	of: z
		.string({ error: markKey("errors.choice") })
		.regex(/^[a-z0-9-]{1,60} [a-z0-9-]{1,60}$/, markKey("errors.choice")),
	as: z.enum(MARK_CHOICES, { error: markKey("errors.choice") }),
});

const chosen = {
	drafts: z.array(draft).max(3_000).default([]),
	note: optionalLine(300, key("errors.noteLong")).default(""),
	tell: z.literal("on").optional(),
	marks: z.array(mark).max(MOST_MARKS).default([]),
};

/** The day and time of the same form count only for a schedule. */
export const PublishForm = z.strictObject({
	intent: z.literal("publish"),
	...chosen,
	day: z.string().max(40).optional(),
	time: z.string().max(40).optional(),
});

/** `time`: `HH:MM`, in the zone of who schedules. */
export const ScheduleForm = z.strictObject({
	intent: z.literal("schedule"),
	...chosen,
	day: dayText(scheduleKey("errors.day")),
	time: timeText(scheduleKey("errors.time")),
});

export const CancelForm = z.strictObject({ intent: z.literal("cancel"), schedule: z.uuid() });

export const UndoMarksForm = z.strictObject({ intent: z.literal("undoMarks"), regrade: z.string().max(60) });

export const DiscardForm = z.strictObject({ intent: z.literal("discard"), draft });

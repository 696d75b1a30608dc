import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { MODES } from "#db/schema/people/inbox.ts";

const key = errorKeys<"inbox">();
const fields = { error: key("errors.fieldsWrong") };

const appMode = z.enum(["instant", "off"], { error: key("errors.modeWrong") });
const mailMode = z.enum(MODES, { error: key("errors.modeWrong") });
/** `HH:MM` in the person's zone. */
const clock = z.string();

/** An end before the beginning is on the next day. */
export const QuietHoursShape = z.object({ from: clock, until: clock });

/** Null: the category has no such channel. */
export const CategoryModesShape = z.object({ app: appMode.nullable(), mail: mailMode.nullable() });

/** What somebody has chosen about notifications, and the categories that are always sent. */
export const NotificationSettingsShape = z.object({
	mailOn: z.boolean(),
	digestsOn: z.boolean(),
	digestTime: clock,
	digestWeekday: z.int().min(1).max(7),
	quietHours: QuietHoursShape.nullable(),
	categories: z.record(z.string(), CategoryModesShape),
	timeZone: z.string(),
	always: z.array(z.string()),
});
export type NotificationSettings = z.infer<typeof NotificationSettingsShape>;

const on = z.boolean({ error: key("errors.switchWrong") });
const halfHour = z
	.string({ error: key("errors.timeWrong") })
	.regex(/^(?:[01]\d|2[0-3]):[03]0$/, key("errors.timeWrong"));

/** The whole document: a category or a channel that is left out follows its default. */
export const NotificationSettingsInput = z.strictObject(
	{
		mailOn: on,
		digestsOn: on,
		digestTime: halfHour,
		digestWeekday: z
			.int({ error: key("errors.weekdayWrong") })
			.min(1, key("errors.weekdayWrong"))
			.max(7, key("errors.weekdayWrong")),
		quietHours: z
			.strictObject({ from: halfHour, until: halfHour }, fields)
			.refine(({ from, until }) => from !== until, { error: key("errors.quietWrong") })
			.nullable(),
		categories: z.record(
			z.string().max(40, key("errors.categoryUnknown")),
			z.strictObject({ app: appMode.nullable().optional(), mail: mailMode.nullable().optional() }, fields),
			fields,
		),
		/** These two are part of what was read, and ignored. */
		timeZone: z.string(fields).max(100, fields.error).optional(),
		always: z.array(z.string(fields), fields).max(200, fields.error).optional(),
	},
	fields,
);
export type NotificationSettingsInput = z.output<typeof NotificationSettingsInput>;

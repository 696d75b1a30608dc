import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";

const key = errorKeys<"inbox">();

/** A notification of the API: a group of events, with its words and the address of the page that it is about. */
export const NotificationShape = z.object({
	id: z.int(),
	kind: z.string(),
	title: z.string(),
	text: z.string(),
	url: z.url(),
	at: z.iso.datetime(),
	readAt: z.iso.datetime().nullable(),
	count: z.int().min(1),
});

export const NotificationListShape = z.object({
	notifications: z.array(NotificationShape),
	unread: z.int().min(0),
	next: z.string().nullable(),
});
export type NotificationList = z.infer<typeof NotificationListShape>;

/** Where a page begins: the `next` of the one before. */
export const NotificationCursor = z
	.string({ error: key("errors.cursorWrong") })
	.regex(/^\d{1,15}\.\d{1,15}$/, key("errors.cursorWrong"));

export const NotificationsQuery = z.object({ cursor: NotificationCursor.nullable() });

/** In one call. */
const MAX_IDS = 100;

export const NotificationsReadInput = z.xor(
	[
		z.strictObject({
			ids: z
				.array(z.int({ error: key("errors.idsWrong") }).positive(key("errors.idsWrong")), {
					error: key("errors.idsWrong"),
				})
				.min(1, key("errors.idsWrong"))
				.max(MAX_IDS, key("errors.idsWrong")),
		}),
		z.strictObject({ all: z.literal(true, { error: key("errors.idsWrong") }) }),
	],
	{ error: key("errors.idsWrong") },
);

export const NotificationsReadShape = z.object({ unread: z.int().min(0) });

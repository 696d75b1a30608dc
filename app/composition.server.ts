import { COMMUNITY_ROOMS } from "./features/community/wing.server.ts";
import { LEARNING_ROOMS } from "./features/learning/wing.server.ts";
import { LIBRARY_ROOMS } from "./features/library/wing.server.ts";
import { MONEY_ROOMS } from "./features/money/wing.server.ts";
import type { MailDefinitions } from "./features/operations/notifications/mail-kinds.ts";
import { type NotificationKinds, notificationKinds } from "./features/operations/notifications/notification-kinds.ts";
import { kindsOf } from "./features/operations/notifications/open-mail.ts";
import { OPERATIONS_ROOMS } from "./features/operations/wing.server.ts";
import { PEOPLE_ROOMS } from "./features/people/wing.server.ts";
import { SITE_ROOMS } from "./features/site/wing.server.ts";
import type { Room } from "./room.ts";

export const ALL_ROOMS: readonly Room[] = [
	...PEOPLE_ROOMS,
	...MONEY_ROOMS,
	...LEARNING_ROOMS,
	...LIBRARY_ROOMS,
	...OPERATIONS_ROOMS,
	...SITE_ROOMS,
	...COMMUNITY_ROOMS,
];

/** Every kind of notification that rooms define, with the categories that people choose by. */
export function notificationKindsOf(rooms: readonly Room[]): NotificationKinds {
	const mails: MailDefinitions = Object.assign({}, ...rooms.map((room) => room.mails));
	return notificationKinds(
		mails,
		rooms.flatMap(({ categories = [] }) => categories),
	);
}
export const NOTIFICATION_KINDS = notificationKindsOf(ALL_ROOMS);
export const ALL_MAILS = NOTIFICATION_KINDS.mails;
/** Their names, those of one room together. */
export const MAIL_KINDS = kindsOf(ALL_MAILS);

import { LEARNING } from "./features/learning/wing.server.ts";
import { LIBRARY } from "./features/library/wing.server.ts";
import { MONEY } from "./features/money/wing.server.ts";
import type { MailDefinitions } from "./features/operations/notifications/mail-kinds.ts";
import { kindsOf } from "./features/operations/notifications/open-mail.ts";
import { OPERATIONS } from "./features/operations/wing.server.ts";
import { PEOPLE } from "./features/people/wing.server.ts";
import { SITE } from "./features/site/wing.server.ts";
import type { Room } from "./room.ts";

export const ROOMS: readonly Room[] = [...PEOPLE, ...MONEY, ...LEARNING, ...LIBRARY, ...OPERATIONS, ...SITE];

/** Every kind of mail that rooms define. */
export function mailsOf(rooms: readonly Room[]): MailDefinitions {
	return Object.assign({}, ...rooms.map(({ mails }) => mails));
}
export const MAILS = mailsOf(ROOMS);
/** Their names, those of one room together. */
export const MAIL_KINDS = kindsOf(MAILS);

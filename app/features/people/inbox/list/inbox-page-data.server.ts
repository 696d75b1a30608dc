import { CATEGORY_GROUPS } from "#app/features/operations/notifications/category.ts";
import type { NotificationKinds } from "#app/features/operations/notifications/notification-kinds.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { INBOX, NOTIFICATIONS_PER_PAGE } from "./inbox-query";
import { readInbox, toInbox } from "./read-inbox.server";

type Asked = { search: URLSearchParams; viewer: Viewer; kinds: NotificationKinds; language: Language };

export async function readInboxPage(db: Database, { search, viewer, kinds, language }: Asked) {
	const query = INBOX.parse(search);
	const sought = { group: query.filters.group, cursor: query.page, size: NOTIFICATIONS_PER_PAGE };
	return { query, read: await readInbox(db, { userId: userOfSession(viewer.session), kinds, language, sought }) };
}

export type InboxPageData = ReturnType<typeof inboxPageData>["page"];

/** The page, and the rows that speak of nothing any more. */
export function inboxPageData(
	{ query, read }: Awaited<ReturnType<typeof readInboxPage>>,
	{ kinds, user, language, now }: { kinds: NotificationKinds; user: CurrentUser; language: Language; now: Date },
) {
	const t = getFixedT(language, "inbox");
	const { views, next, previous, unread, unreadByGroup, gone } = toInbox(read, {
		kinds,
		language,
		timeZone: user.timeZone,
		now,
	});
	const known = new Set([...kinds.categories.values()].filter(({ app }) => app !== null).map(({ group }) => group));
	const page = {
		title: t("title"),
		description: t("lede"),
		query,
		views,
		pages: { next, previous },
		groups: CATEGORY_GROUPS.filter((group) => known.has(group)),
		unread,
		unreadByGroup,
	};
	return { page, gone };
}

import type { BatchItem } from "drizzle-orm/batch";
import type { CategoryGroup } from "#app/features/operations/notifications/category.ts";
import { categoryOf, type NotificationKinds } from "#app/features/operations/notifications/notification-kinds.ts";
import { kindsOf } from "#app/features/operations/notifications/open-mail.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { type CursorPage, readKey, toCursorPage } from "#app/shared/lists/keyset.server.ts";
import type { Cursor } from "#app/shared/lists/list-query.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { countUnread, idsOnPage, listNotifications, type Sought } from "./inbox.repository.server";
import { type NotificationRow, type NotificationView, notificationView } from "./notification-view.server";

export type InboxSought = { group: CategoryGroup | null; cursor: Cursor | null; size: number };

/** What an inbox shows, in one trip: its rows, what these speak of, and how much is unread. */
export async function readInbox(
	db: Database,
	{
		userId,
		kinds,
		language,
		sought,
	}: { userId: UserId; kinds: NotificationKinds; language: Language; sought: InboxSought },
) {
	const { group, cursor, size } = sought;
	const ofGroup = group && kindsOf(kinds.mails).filter((kind) => categoryOf(kinds, kind)?.group === group);
	const page: Sought = {
		userId,
		kinds: ofGroup ?? undefined,
		after: readKey(cursor, ["number", "number"]),
		isDescending: cursor?.side !== "before",
		limit: size + 1,
	};
	const finds = kinds.inApp.map(({ app, kinds: ofApp }) => ({
		kinds: ofApp,
		statement: app.find(db, { userId, language, among: idsOnPage(db, page, ofApp) }),
	}));
	const asked = finds.flatMap(({ kinds: ofApp, statement }) => (statement ? [{ kinds: ofApp, statement }] : []));
	const statements: readonly BatchItem<"sqlite">[] = asked.map(({ statement }) => statement);
	const { rows, unread, ...rest } = await inBatch(db, {
		rows: listNotifications(db, page),
		unread: countUnread(db, userId),
		found: statements,
	});
	const results: readonly (readonly unknown[])[] = rest.found;
	return {
		sought,
		rows,
		unread,
		found: asked.map(({ kinds: ofApp }, at) => ({ kinds: ofApp, rows: results[at] ?? [] })),
	};
}

type Read = Awaited<ReturnType<typeof readInbox>>;

export type Inbox = CursorPage<NotificationRow> & {
	views: NotificationView[];
	/** Rows that are void: what they speak of has gone, or may not be seen any more. */
	gone: number[];
	unread: number;
	unreadByGroup: Partial<Record<CategoryGroup, number>>;
};

/** The page that was read, in words. */
export function toInbox(
	{ sought, rows, unread, found }: Read,
	{ kinds, language, timeZone, now }: { kinds: NotificationKinds; language: Language; timeZone: string; now: Date },
): Inbox {
	const page = toCursorPage(rows, {
		size: sought.size,
		cursor: sought.cursor,
		keyOf: ({ at, id }) => [at.getTime(), id],
	});
	const formats = formatsFor({ language, timeZone });
	const views = page.rows.map((row) => notificationView(row, { kinds, found, language, formats, timeZone, now }));
	const unreadByGroup: Partial<Record<CategoryGroup, number>> = {};
	for (const { kind, count } of unread) {
		const group = categoryOf(kinds, kind)?.group;
		if (group) unreadByGroup[group] = (unreadByGroup[group] ?? 0) + count;
	}
	return {
		...page,
		views: views.filter((view) => view !== null),
		gone: page.rows.filter((_, at) => views[at] === null).map(({ id }) => id),
		unread: unread.reduce((sum, { count }) => sum + count, 0),
		unreadByGroup,
	};
}

import type { CategoryGroup, CategoryIcon } from "#app/features/operations/notifications/category.ts";
import { categoryName } from "#app/features/operations/notifications/face.server.ts";
import {
	appOf,
	categoryOf,
	type NotificationKinds,
} from "#app/features/operations/notifications/notification-kinds.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { mailText } from "#app/shared/words/desk-text.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { notifications } from "#db/schema/schema.ts";

export type NotificationRow = typeof notifications.$inferSelect;

/** A notification as its reader sees it, in the inbox, the bell and the API. */
export type NotificationView = {
	id: number;
	kind: string;
	category: string;
	/** The category in words: why it came. */
	why: string;
	group: CategoryGroup;
	icon: CategoryIcon;
	/** What happened, in a sentence. */
	title: string;
	/** Part of what it is about; empty where there is none. */
	text: string;
	/** The page that it is about. */
	to: string;
	at: string;
	when: string;
	/** `today`, `yesterday` or `earlier` in the reader's zone. */
	day: "today" | "yesterday" | "earlier";
	isRead: boolean;
	count: number;
};

/** What an app side has read, beside the kinds that it is of. */
export type FoundByKinds = readonly { kinds: readonly string[]; rows: readonly unknown[] }[];

type About = {
	kinds: NotificationKinds;
	found: FoundByKinds;
	language: Language;
	formats: Formats;
	timeZone: string;
	now: Date;
};

/** Null where it is void: what it speaks of has gone, or its reader may not see it any more. */
export function notificationView(row: NotificationRow, about: About): NotificationView | null {
	const { kinds, found, language, formats, timeZone, now } = about;
	const category = categoryOf(kinds, row.kind);
	const app = appOf(kinds, row.kind);
	const rows = found.find((one) => one.kinds.includes(row.kind))?.rows ?? [];
	const said = app?.say(rows, row.ids, { language, formats });
	if (!category || !said) return null;
	const text = mailText(language);
	const words = said.words ?? row.kind;
	const values = { ...said.values, count: row.count };
	return {
		id: row.id,
		kind: row.kind,
		category: category.name,
		why: categoryName(category, language),
		group: category.group,
		icon: category.icon,
		title: text(`${words}.inApp`, values) ?? text(`${words}.subject`, values) ?? row.kind,
		text: said.quote ?? "",
		to: said.to,
		at: row.at.toISOString(),
		when: formats.timeOrDay(row.at, now),
		day: dayOfReading(row.at, now, timeZone),
		isRead: row.readAt !== null,
		count: row.count,
	};
}

function dayOfReading(at: Date, now: Date, timeZone: string): NotificationView["day"] {
	const day = dayOf(at, timeZone);
	if (day === dayOf(now, timeZone)) return "today";
	return day === dayOf(new Date(now.getTime() - DAY_MS), timeZone) ? "yesterday" : "earlier";
}

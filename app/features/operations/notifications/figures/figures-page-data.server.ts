import { countUnfinishedBy } from "#app/features/operations/jobs/face.server.ts";
import { addDays, dayOf } from "#app/shared/calendar-day.ts";
import { hasAllWords } from "#app/shared/text/fold-text.ts";
import { deskText } from "#app/shared/words/desk-text.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { categoryName } from "../category-name.server";
import type { MailKind } from "../mail-kinds";
import { categoryOf, type NotificationKinds } from "../notification-kinds";
import { kindsOf } from "../open-mail";
import { listFailingAddresses, listFigures, listMailDays } from "./figures.repository.server";
import { KINDS_LIST, type KindsQuery, kindPath } from "./figures-query";
import { eachDay, FIGURE_DAYS, type KindFigures, toKindFigures } from "./kind-figures";

/** Enough to see that an address fails; the person's page tells the rest. */
const SHOWN_ADDRESSES = 20;
/** Waiting mails are counted up to here. */
export const MOST_WAITING = 1000;

type Viewer = { language: Language; timeZone: string };

/** Everything that the page shows, in one trip. */
export function readFigures(db: Database, now: Date) {
	const since = addDays(dayOf(now, "UTC"), 1 - FIGURE_DAYS);
	return inBatch(db, {
		figures: listFigures(db, { since }),
		days: listMailDays(db, { since }),
		waiting: countUnfinishedBy(db, { kind: "mail.send", name: "mail", most: MOST_WAITING }),
		addresses: listFailingAddresses(db, SHOWN_ADDRESSES),
	});
}

type Found = Awaited<ReturnType<typeof readFigures>>;

/** The figures of all kinds that rooms declare, in words. */
export function figuresPageData(
	found: Found,
	{ kinds, search, now, language, timeZone }: Viewer & { kinds: NotificationKinds; search: URLSearchParams; now: Date },
) {
	const t = getFixedT(language, "deliveries");
	const formats = formatsFor({ language, timeZone });
	const query = KINDS_LIST.parse(search);
	const all = kindsOf(kinds.mails).map((kind) => kindRow(kind, found, { kinds, language }));
	const total = toKindFigures(found.figures);
	return {
		title: t("title"),
		description: t("lede"),
		query,
		stats: (["mails", "inApp", "opened", "skipped", "bounced", "complained"] as const).map((name) => ({
			name,
			value: formats.number(total[name]),
		})),
		days: eachDay(found.days, dayOf(now, "UTC")).map(({ day, total: value }, at) => ({
			label: formats.day(day),
			value,
			isToday: at === FIGURE_DAYS - 1,
		})),
		rows: sortRows(narrowRows(all, query), query, language).map((row) => ({
			kind: row.kind,
			name: row.name,
			category: row.categoryName,
			to: kindPath(row.kind),
			mails: formats.number(row.mails),
			inApp: formats.number(row.inApp),
			opened: formats.number(row.opened),
			skipped: formats.number(row.skipped),
			waiting: formats.number(row.waiting),
			failed: formats.number(row.bounced + row.complained),
		})),
		addresses: found.addresses.map(({ email, state, at }) => ({ email, state, at: formats.date(at) })),
	};
}

export type FiguresPageData = ReturnType<typeof figuresPageData>;

type Row = KindFigures & ReturnType<typeof nameOfKind> & { kind: MailKind; waiting: number };

function kindRow(
	kind: MailKind,
	{ figures, waiting }: Found,
	about: { kinds: NotificationKinds; language: Language },
): Row {
	const own = toKindFigures(figures.filter((one) => one.kind === kind));
	const jobs = waiting.find(({ value }) => value === kind)?.total ?? 0;
	return { ...own, ...nameOfKind(kind, about), kind, waiting: own.queued + jobs };
}

/** What the desk calls a kind, and the category and group that it belongs to. */
export function nameOfKind(kind: MailKind, { kinds, language }: { kinds: NotificationKinds; language: Language }) {
	const category = categoryOf(kinds, kind);
	return {
		name: deskText(language)(`mails.${kind}`) ?? kind,
		category,
		categoryName: category ? categoryName(category, language) : "",
	};
}

function narrowRows(rows: Row[], { q, filters: { group } }: KindsQuery): Row[] {
	return rows.filter(
		({ name, kind, category, categoryName }) =>
			(group === null || category?.group === group) && hasAllWords(`${name} ${categoryName} ${kind}`, q),
	);
}

function sortRows(rows: Row[], { sort, isDescending }: KindsQuery, language: Language): Row[] {
	const collator = new Intl.Collator(language);
	return rows.sort((a, b) => {
		const byName = collator.compare(a.name, b.name);
		const order = sort === "name" ? byName : a[sort] - b[sort];
		return order === 0 ? byName : isDescending ? -order : order;
	});
}

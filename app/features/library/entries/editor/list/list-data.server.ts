import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { storedFacts } from "../../entry-parts.server.ts";
import type { EntryKind } from "../../kinds/entry-kind.ts";
import { type EntryKinds, kindsOnList } from "../../kinds/entry-kinds.ts";
import type { AdminListName } from "../admin-list-tabs.ts";
import { isOnAdminList, kindOnAdminList } from "../admin-lists.ts";
import { type ListedDocument, listDocuments, listReferable } from "../editor.repository.server.ts";
import { entryListOf } from "./entries-query.ts";
import { filterEntries, type ListRow, type RowWithStates } from "./filter-entries.ts";

type Reader = { language: Language; formats: Formats; now: Date };
type ListRequest = { kinds: EntryKinds; adminList: AdminListName; params: URLSearchParams };
export type EntryListView = Awaited<ReturnType<typeof entryListData>>;

export async function entryListData(db: Database, { kinds, adminList, params }: ListRequest, reader: Reader) {
	const { language, formats, now } = reader;
	const onList = kindsOnList(kinds, adminList);
	const names = onList.map(({ kind: { name } }) => name);
	const query = entryListOf(adminList, names).parse(params);
	const kind = kindOnAdminList(kinds, adminList, query.filters.kind);
	const place = onList.find((one) => one.kind === kind)?.place;
	const [documents, titleOf] = await Promise.all([
		listDocuments(db, kind.name),
		sectionTitles(db, kind, { language, formats }),
	]);
	const rows = documents
		.filter(({ key }) => isOnAdminList(adminList, kind, key))
		.map((document) => toRow(kind, document));
	const today = now.toISOString().slice(0, 10);
	const result = filterEntries(rows, query, { today, language });
	const isMovable = Boolean(kind.isOrdered) && query.sort === "order" && !query.isDescending && query.q === "";
	return {
		adminList,
		kind: kind.name,
		kinds: onList.map((one) => ({ name: one.kind.name, words: one.place.words.tab })),
		newWords: place?.words.add ?? "",
		exportTo: place?.exportTo,
		query,
		isMovable,
		counts: result.counts,
		found: result.found,
		total: result.total,
		pageCount: result.pageCount,
		/** Sections with their names, null for those without one. */
		sections: [...new Set(rows.map(({ section }) => section))]
			.filter(Boolean)
			.sort()
			.map((key) => ({ key, title: titleOf(key) })),
		rows: result.rows.map((row) => toShownEntry(kind, row, rows, formats)),
	};
}

async function sectionTitles(db: Database, kind: EntryKind, reader: Omit<Reader, "now">) {
	if (kind.nameSections) return kind.nameSections(db, reader);
	const named = kind.within ? await listReferable(db, kind.within.kind, reader.language) : [];
	return (key: string) => named.find(({ slug }) => slug === key)?.title ?? null;
}

export type ShownEntry = ReturnType<typeof toShownEntry>;

function toShownEntry(kind: EntryKind, row: RowWithStates, all: readonly ListRow[], formats: Formats) {
	const { id, key, title, section, states, missing, drafts, reviewedOn, changedAt, isPublished, isRetired } = row;
	const others = all.filter((one) => one.section === section && one.isPublished && !one.isRetired);
	const places = others.map(({ position }) => position);
	return {
		id,
		key,
		title,
		section,
		states,
		missing,
		drafts,
		isPublished,
		reviewedOn: reviewedOn && formats.day(reviewedOn) && formats.date(new Date(`${reviewedOn}T12:00:00Z`)),
		changedAt: formats.date(changedAt),
		page: isPublished && !isRetired ? (kind.pageOf?.(key) ?? null) : null,
		isFirst: row.position <= Math.min(...places),
		isLast: row.position >= Math.max(...places),
	};
}

function toRow(kind: EntryKind, document: ListedDocument): ListRow {
	const { id, key, titles, drafts, draftTitle, draftFacts, draftedAt, changedAt } = document;
	const planned = draftFacts ? storedFacts(kind, key, draftFacts) : null;
	return {
		id,
		key,
		drafts,
		section: document.section ?? planned?.section ?? "",
		position: document.position ?? Number.MAX_SAFE_INTEGER,
		reviewedOn: document.reviewedOn ?? planned?.reviewedOn ?? "",
		changedAt: new Date(Math.max(changedAt?.getTime() ?? 0, draftedAt?.getTime() ?? 0)),
		isPublished: document.section !== null,
		isRetired: document.retiredAt !== null,
		titles: draftTitle && !titles.en ? { ...titles, en: draftTitle } : titles,
	};
}

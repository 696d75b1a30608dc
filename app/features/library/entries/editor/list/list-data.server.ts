import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { nameOf, readTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { storedFacts } from "../../entry-parts.server.ts";
import type { EntryKind } from "../../kinds/kinds.server.ts";
import { type AdminListName, isOnAdminList, ORDERED_KINDS, pathOfEntry, SECTION_OWNERS } from "../admin-lists.ts";
import { type ListedDocument, listDocuments, listReferable } from "../editor.repository.server.ts";
import type { EntriesQuery } from "./entries-query.ts";
import { filterEntries, type ListRow, type RowWithStates } from "./filter-entries.ts";

type Reader = { language: Language; formats: Formats; now: Date };
export type EntryListView = Awaited<ReturnType<typeof entryListData>>;

export async function entryListData(
	db: Database,
	adminList: AdminListName,
	query: EntriesQuery,
	{ language, formats, now }: Reader,
) {
	const kind = query.filters.kind as EntryKind;
	const [documents, named, taxonomy] = await db.batch([
		listDocuments(db, kind),
		listReferable(db, "section", language),
		listTaxonomy(db, language),
	]);
	const titleOf = (key: string): string | null => {
		if (kind === "place") return formats.country(key);
		if (kind === "resource") return nameOf(readTaxonomy(taxonomy).topics, key);
		return named.find(({ slug }) => slug === key)?.title ?? null;
	};
	const rows = documents
		.filter(({ key }) => isOnAdminList(adminList, kind, key))
		.map((document) => toRow(kind, document));
	const today = now.toISOString().slice(0, 10);
	const result = filterEntries(rows, query, { today, language });
	const isMovable = ORDERED_KINDS.includes(kind) && query.sort === "order" && !query.isDescending && query.q === "";
	return {
		adminList,
		kind,
		query,
		isMovable,
		counts: result.counts,
		found: result.found,
		total: result.total,
		pageCount: result.pageCount,
		hasSections: SECTION_OWNERS[adminList] !== undefined,
		/** Sections with their names; those without one (owners) are named by the page. */
		sections: [...new Set(rows.map(({ section }) => section))]
			.filter(Boolean)
			.sort()
			.map((key) => ({ key, title: titleOf(key) })),
		rows: result.rows.map((row) => toShownEntry(kind, row, rows, formats)),
	};
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
		page: isPublished && !isRetired ? pathOfEntry(kind, key) : null,
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

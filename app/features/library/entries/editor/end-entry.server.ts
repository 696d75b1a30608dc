import { indexEntry, removeFromIndex } from "#app/features/library/search/face.server.ts";
import type { Searchables } from "#app/features/library/search/searchables.ts";
import { deleteDrafts, deleteUnpublished, versionToShow } from "#app/features/library/versioned-content/face.server.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { Write } from "#db/write.ts";
import { ENTRY_PART } from "../entry-parts.server.ts";
import { type EntryKinds, kindsWithin } from "../kinds/entry-kinds.ts";
import { nameWrites, restoreEntry, retireEntry } from "../projection.repository.server.ts";
import { namesOfTerm } from "../term-names.ts";
import { type EditedEntry, findEditedEntry } from "./edited-entry.server.ts";
import { countInSection, listReferable } from "./editor.repository.server.ts";
import { checkNames } from "./references.server.ts";

type RetireInput = { entryId: number; kinds: EntryKinds; by: number; requestId: string; now: Date };
type RestoreInput = RetireInput & { searchables: Searchables };
type Outcome =
	| { ok: true }
	| { ok: false; reason: "notFound" | "changedMeanwhile" }
	| { ok: false; reason: "nameTaken"; name: string; other: string }
	| { ok: false; reason: "sectionInUse"; count: number }
	| { ok: false; reason: "sectionRetired" };

/** Retires an entry; versions and drafts stay. Repeatable. What holds other entries must be empty, or they would vanish. */
export async function retire(db: Database, { entryId, kinds, by, requestId, now }: RetireInput): Promise<Outcome> {
	const entry = await findEditedEntry(db, kinds, entryId);
	if (!entry?.listed) return { ok: false, reason: "notFound" };
	if (entry.listed.retiredAt) return { ok: true };
	const held = kindsWithin(kinds, entry.kind);
	if (held.length > 0) {
		const [inside] = await countInSection(db, { kinds: held, section: entry.key });
		if (inside && inside.count > 0) return { ok: false, reason: "sectionInUse", count: inside.count };
	}
	const [retired, names] = retireEntry(db, { documentId: entryId, kinds, now });
	const note = auditEntry(db, "library.retire", entry, { by, requestId, now });
	return runOrConflict(db, [retired, requireChange(db), names, ...removeFromIndex(db, entryId), note]);
}

/** Restores a retired entry. Refuses an entry whose name another entry has, or whose section is retired. */
export async function restore(
	db: Database,
	{ entryId, kinds, searchables, by, requestId, now }: RestoreInput,
): Promise<Outcome> {
	const entry = await findEditedEntry(db, kinds, entryId);
	if (!entry?.listed) return { ok: false, reason: "notFound" };
	if (!entry.listed.retiredAt) return { ok: true };
	if (entry.kind.within) {
		const sections = await listReferable(db, entry.kind.within.kind);
		const { section } = entry.listed;
		if (!sections.some(({ slug }) => slug === section)) return { ok: false, reason: "sectionRetired" };
	}
	const words = Object.fromEntries(
		Object.entries(entry.published).flatMap(([language, part]) =>
			language === FACTS_LANGUAGE ? [] : [[language, part?.body]],
		),
	);
	const versionId = await versionToShow(db, {
		documentId: entryId,
		kind: entry.kind,
		versionId: String(entry.document.publishedVersionId),
		now,
	});
	const found = await indexEntry(db, { documentId: entryId, versionId, kind: entry.kind.name, searchables });
	const names = entry.kind.ownsNames ? nameWrites(db, entryId, namesOfTerm(words)) : [];
	const writes = [
		restoreEntry(db, { documentId: entryId, kinds, now }),
		requireChange(db),
		...names,
		...found,
		auditEntry(db, "library.restore", entry, { by, requestId, now }),
	];
	try {
		return await runOrConflict(db, writes);
	} catch (error) {
		if (!isDuplicate(error, "glossary_aliases.language")) throw error;
		const [taken] = Object.values(await checkNames(db, [entryId], words)).flatMap((found) => Object.values(found));
		return { ok: false, reason: "nameTaken", name: String(taken?.values?.name), other: String(taken?.values?.other) };
	}
}

type Discard = RetireInput & { language: string; seen: Record<string, number> };

/** Discards a draft; the English one includes the facts. A never published entry is deleted with it. */
export async function discardDraft(
	db: Database,
	{ entryId, kinds, language, seen }: Discard,
): Promise<Outcome & { isGone?: boolean }> {
	const entry = await findEditedEntry(db, kinds, entryId);
	if (!entry) return { ok: false, reason: "notFound" };
	const languages = language === "en" ? [FACTS_LANGUAGE, "en"] : [language];
	const ended = languages
		.filter((one) => entry.drafts[one])
		.map((one) => ({ key: ENTRY_PART, language: one, revision: seen[one] ?? 0 }));
	const deletions = deleteDrafts(db, entryId, ended);
	const isGone = language === "en" && entry.document.headId === null;
	const outcome = await runOrConflict(db, isGone ? [...deletions, deleteUnpublished(db, entryId)] : deletions);
	return outcome.ok ? { ...outcome, isGone } : outcome;
}

function auditEntry(
	db: Database,
	deed: "library.retire" | "library.restore",
	{ id, kind, key, listed }: EditedEntry,
	by: Omit<RetireInput, "entryId" | "kinds">,
): Write {
	const isRetired = Boolean(listed?.retiredAt);
	return audit(db, {
		deed,
		subject: { kind: "document", id },
		...by,
		before: { entry: `${kind.name}/${key}`, retired: isRetired },
		after: { retired: !isRetired },
	});
}

async function runOrConflict(
	db: Database,
	writes: Parameters<typeof runTogether>[1],
): Promise<{ ok: true } | { ok: false; reason: "changedMeanwhile" }> {
	try {
		await runTogether(db, writes);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}

import { listParts, saveVersion } from "#app/features/library/versioned-content/face.server.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { ManifestEntry } from "#db/schema/library/versioned-content.ts";
import type { EntryKind } from "../kinds/entry-kind.ts";
import { requireSection } from "../projection.repository.server.ts";
import { publishEntry } from "../publish-entry.server.ts";
import { findEditedEntry } from "./edited-entry.server.ts";
import { listEntryVersions } from "./history/entry-versions.server.ts";
import type { PublishingInput } from "./publishing-input.ts";
import { checkSection } from "./references.server.ts";
import { asObject } from "./writing/rows.ts";

type Input = PublishingInput & {
	entryId: number;
	versionNumber: number;
	note: string;
};
type Outcome =
	| { ok: true }
	/** `sectionRetired`: the section of that version is retired. */
	| { ok: false; reason: "notFound" | "changedMeanwhile" | "aliasTaken" | "ownVersion" | "sectionRetired" };

/** Publishes an older version again as the newest one. Drafts stay. */
export async function revertToVersion(
	db: Database,
	{ entryId, versionNumber, note, needsSecondPerson, searchables, kinds, by, requestId, now }: Input,
): Promise<Outcome> {
	const entry = await findEditedEntry(db, kinds, entryId);
	const version = (await listEntryVersions(db, entryId)).find(({ number }) => number === versionNumber);
	if (!entry || !version) return { ok: false, reason: "notFound" };
	// The author approved this version before, so another admin must approve it now.
	const isOwn = entry.kind.needsSecondPerson && needsSecondPerson && version.authorId === by;
	if (isOwn) return { ok: false, reason: "ownVersion" };
	if (!(await hasSection(db, entry.kind, version.manifest))) return { ok: false, reason: "sectionRetired" };
	const { document } = entry;
	const saved = await saveVersion(db, { document, parts: [], manifest: version.manifest, authorId: by, note, now });
	if (!saved.ok) return saved;
	const noted = audit(db, {
		by,
		requestId,
		now,
		deed: "library.restore",
		subject: { kind: "document", id: entryId },
		before: { version: document.publishedVersionId },
		after: { version: saved.versionId, entry: `${entry.kind.name}/${entry.key}`, takenBack: versionNumber },
	});
	const published = await publishEntry(db, {
		versionId: saved.versionId,
		searchables,
		kinds,
		now,
		alongside: [requireSection(db, kinds, entryId), noted],
	});
	if (published.ok) return { ok: true };
	return { ok: false, reason: published.reason === "slugTaken" ? "changedMeanwhile" : published.reason };
}

async function hasSection(db: Database, kind: EntryKind, manifest: readonly ManifestEntry[]): Promise<boolean> {
	const facts = manifest.filter(([, language]) => language === FACTS_LANGUAGE).map(([, , hash]) => hash);
	const [part] = await listParts(db, facts);
	return Object.keys(await checkSection(db, kind, asObject(part?.body.details))).length === 0;
}

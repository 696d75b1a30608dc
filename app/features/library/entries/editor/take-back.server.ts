import { saveVersion } from "#app/features/library/versioned-content/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { publishEntry } from "../publish-entry.server.ts";
import { findEditedEntry } from "./edited-entry.server.ts";
import { listEntryVersions } from "./history/entry-versions.server.ts";

type Input = {
	entryId: number;
	versionNumber: number;
	note: string;
	/** Terms: whoever published a version may not publish it again. */
	needsSecondPerson: boolean;
	by: number;
	requestId: string;
	now: Date;
};
type Outcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" | "aliasTaken" | "ownVersion" };

/** Publishes an older version of an entry once more, as its newest. Drafts stay as they are. */
export async function takeBack(
	db: Database,
	{ entryId, versionNumber, note, needsSecondPerson, by, requestId, now }: Input,
): Promise<Outcome> {
	const entry = await findEditedEntry(db, entryId);
	const version = (await listEntryVersions(db, entryId)).find(({ number }) => number === versionNumber);
	if (!entry || !version) return { ok: false, reason: "notFound" };
	// Somebody has approved it once; that it is right again is for another to say.
	const isOwn = entry.kind === "term" && needsSecondPerson && version.authorId === by;
	if (isOwn) return { ok: false, reason: "ownVersion" };
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
		after: { version: saved.versionId, entry: `${entry.kind}/${entry.key}`, takenBack: versionNumber },
	});
	const published = await publishEntry(db, { versionId: saved.versionId, now, alongside: [noted] });
	if (published.ok) return { ok: true };
	return { ok: false, reason: published.reason === "slugTaken" ? "changedMeanwhile" : published.reason };
}

import { findDeed } from "#app/features/operations/audit/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { readCannedChange } from "./canned-change";
import { writeCannedChange } from "./write-canned-change.server";

type Input = {
	changeId: string;
	actorId: number;
	requestId: string;
	now: Date;
};
type Outcome =
	/** `language` is that of the restored words; null when an answer was restored or retired. */
	{ ok: true; language: Language | null } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/**
 * Undoes the latest change of words or use by a change that can itself be undone. Earlier changes are refused,
 * because later ones would be lost. An added answer is retired instead.
 */
export async function undoCannedChange(db: Database, { changeId, ...by }: Input): Promise<Outcome> {
	const [deed] = await findDeed(db, { entryId: changeId, subjectKind: "cannedAnswer" });
	const change = deed ? readCannedChange(deed) : null;
	if (!deed || !change?.before) return { ok: false, reason: "notFound" };
	const { version, before, after } = change;
	const id = Number(deed.subjectId);
	const written = await writeCannedChange(db, {
		...by,
		deed: "help.undoAnswer",
		id,
		version,
		before: after,
		after: before,
	});
	return written ? { ok: true, language: before.language ?? null } : { ok: false, reason: "changedMeanwhile" };
}

import { findDeed } from "#app/features/operations/audit/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { readCannedChange } from "./canned-change";
import { writeCannedChange } from "./write-canned-change.server";

type Input = {
	/** The audit entry of the change. */
	changeId: string;
	actorId: number;
	requestId: string;
	now: Date;
};
type Outcome =
	/** `language` is that of the words that went back, null where an answer is used again, or no more. */
	{ ok: true; language: Language | null } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/**
 * Takes back the latest change of a canned answer, as a change of its own that can be taken back in turn: words in one
 * language, or that it is used no more. An older one is refused, since what came after it would be lost unseen. An answer
 * that was added is not taken back but taken out of use.
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

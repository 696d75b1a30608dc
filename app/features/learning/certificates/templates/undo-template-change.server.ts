import { findDeed } from "#app/features/operations/audit/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { MissingLetters } from "../issue/unprintable";
import { writeTemplate } from "./save-template.server";
import { findSignature, problemOfSignature } from "./signature.server";
import { readTemplateChange } from "./template-change";
import { unprintableWords } from "./unprintable-words";

type Input = {
	scope: number;
	changeId: string;
	missingLetters: MissingLetters;
	actorId: number;
	requestId: string;
	now: Date;
};
type Outcome =
	| { ok: true; language: Language }
	| { ok: false; reason: "notFound" | "changedMeanwhile" | "signatureGone" | "signatureWrong" | "letters" };

/**
 * Undoes the latest change as a new change: the words in its language and the facts for all languages. Refuses an
 * older change, which would discard later ones, and one whose former signature or words cannot be printed.
 */
export async function undoTemplateChange(
	db: Database,
	media: Pick<R2Bucket, "get">,
	{ scope, changeId, missingLetters, ...by }: Input,
): Promise<Outcome> {
	const [deed] = await findDeed(db, { entryId: changeId, subjectKind: "certificateTemplate" });
	const change = deed?.subjectId === String(scope) ? readTemplateChange(deed) : null;
	if (!change) return { ok: false, reason: "notFound" };

	const { version, before, after } = change;
	if (before.signature && before.signature !== after.signature) {
		const file = await findSignature(db, before.signature);
		const problem = file ? await problemOfSignature(media, before.signature) : "signatureGone";
		if (problem) return { ok: false, reason: problem };
	}
	if ((await unprintableWords(before.words, missingLetters)).length > 0) return { ok: false, reason: "letters" };
	const written = await writeTemplate(db, {
		deed: "certificates.undoTemplate",
		scope,
		before: after,
		after: before,
		version,
		sentSignature: null,
		...by,
	});
	return written ? { ok: true, language: before.language } : { ok: false, reason: "changedMeanwhile" };
}

import type { z } from "zod";
import type { Database } from "#db/client.server.ts";
import type { MissingLetters } from "../issue/unprintable";
import { writeTemplate } from "./save-template.server";
import type { TemplateInput } from "./schemas";
import { problemOfSignature } from "./signature.server";
import type { TemplateState } from "./template-change";
import { pickWords } from "./template-words";
import { findTemplates } from "./templates.repository.server";
import { type UnprintableWords, unprintableWords } from "./unprintable-words";

type Input = {
	scope: number;
	template: z.output<typeof TemplateInput>;
	missingLetters: MissingLetters;
	actorId: number;
	requestId: string;
	now: Date;
};
type Outcome =
	| { ok: true }
	| { ok: false; reason: "changedMeanwhile" | "signatureGone" | "signatureWrong" }
	| { ok: false; reason: "letters"; words: UnprintableWords };

/** Writes nothing on a version conflict or unprintable words. A new signature must be the admin's upload. */
export async function changeTemplate(
	db: Database,
	media: Pick<R2Bucket, "get">,
	{ scope, template, missingLetters, ...by }: Input,
): Promise<Outcome> {
	const { language, version, validMonths = null, signature = null } = template;
	const unprintable = await unprintableWords(pickWords(template), missingLetters);
	if (unprintable.length > 0) return { ok: false, reason: "letters", words: unprintable };
	const [found] = await findTemplates(db, { scope, language });
	const known = found?.scope === scope ? found : null;
	if ((known?.version ?? 0) !== version) return { ok: false, reason: "changedMeanwhile" };
	const sentSignature = signature !== known?.signature ? signature : null;
	const problem = sentSignature ? await problemOfSignature(media, sentSignature) : null;
	if (problem) return { ok: false, reason: problem };

	const before: TemplateState | null = known && { ...pickFacts(known), words: pickWords(known), language };
	const isGiven = scope === 0 || template.isGiven;
	const after = { words: pickWords(template), language, isGiven, validMonths, signature };
	const written = await writeTemplate(db, {
		deed: "certificates.template",
		scope,
		before,
		after,
		version,
		sentSignature,
		...by,
	});
	return written ? { ok: true } : { ok: false, reason: "changedMeanwhile" };
}

function pickFacts({ isGiven, validMonths, signature }: Omit<TemplateState, "words" | "language">) {
	return { isGiven, validMonths, signature };
}

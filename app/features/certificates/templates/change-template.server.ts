import type { z } from "zod";
import type { Database } from "../../../../db/client.server";
import { isConflict, requireChange } from "../../../../db/conflict";
import { audit } from "../../audit/audit.server";
import { attachUploads } from "../../uploads/uploads.server";
import { enqueueForCourse } from "../issue/backfill.repository.server";
import type { TemplateInput } from "./schemas";
import { SIGNATURE_FILE } from "./signature";
import { problemOfSignature } from "./signature.server";
import { TEMPLATE_FIELDS } from "./template-words";
import { findTemplates, saveTemplate, saveTemplateWords } from "./templates.repository.server";

type Input = {
	/** The course, 0 for the school. */
	scope: number;
	template: z.output<typeof TemplateInput>;
	actorId: number;
	requestId: string;
	now: Date;
};
type Outcome = { ok: true } | { ok: false; reason: "changedMeanwhile" | "signatureGone" | "signatureWrong" };

/**
 * Changes a template in one language, with its audit entry. A course that begins to give certificates gives them to who
 * has finished it before. A new signature is one that the admin has sent; a former one is kept for the certificates that
 * show it. When somebody else has changed the template since it was seen, nothing is written.
 */
export async function changeTemplate(
	db: Database,
	media: Pick<R2Bucket, "get">,
	{ scope, template, actorId, requestId, now }: Input,
): Promise<Outcome> {
	const { language, version, validMonths: months = null, signature = null, ...rest } = template;
	const isGiven = scope === 0 || rest.isGiven;
	const [found] = await findTemplates(db, { scope, language });
	const known = found?.scope === scope ? found : null;
	if ((known?.version ?? 0) !== version) return { ok: false, reason: "changedMeanwhile" };
	const isNew = signature !== null && signature !== known?.signature;
	const problem = isNew ? await problemOfSignature(media, signature) : null;
	if (problem) return { ok: false, reason: problem };
	const words = Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, rest[field]])) as Pick<
		typeof rest,
		(typeof TEMPLATE_FIELDS)[number]
	>;
	const before = Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, known?.[field] ?? ""]));
	try {
		await db.batch([
			saveTemplate(db, { scope, isGiven, validMonths: months, signature, version, now }),
			requireChange(db),
			...(isNew ? [attachSignature(db, { id: signature, actorId }), requireChange(db)] : []),
			saveTemplateWords(db, { scope, language, words }),
			audit(db, {
				...{ by: actorId, deed: "certificates.template", subject: { kind: "certificateTemplate", id: scope } },
				before: known && {
					...{ ...before, language, isGiven: known.isGiven },
					...{ validMonths: known.validMonths, signature: known.signature },
				},
				after: { ...words, language, isGiven, validMonths: months, signature },
				...{ requestId, now },
			}),
			...(isGiven && known && !known.isGiven ? [enqueueForCourse(db, { courseId: scope, now })] : []),
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
	return { ok: true };
}

/** A write, not yet run: the file of whoever saves it. It hits nothing where it is not theirs, or was shown before. */
function attachSignature(db: Database, { id, actorId }: { id: string; actorId: number }) {
	return attachUploads(db, { ids: [id], purpose: SIGNATURE_FILE.purpose, ownerId: actorId });
}

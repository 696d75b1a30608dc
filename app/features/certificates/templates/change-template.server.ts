import type { z } from "zod";
import type { Database } from "../../../../db/client.server";
import { isConflict, requireChange } from "../../../../db/conflict";
import { audit } from "../../audit/audit.server";
import { enqueueForCourse } from "../issue/backfill.repository.server";
import type { TemplateInput } from "./schemas";
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
type Outcome = { ok: true } | { ok: false; reason: "changedMeanwhile" };

/**
 * Changes a template in one language, with its audit entry. A course that begins to give certificates gives them to who
 * has finished it before. When somebody else has changed the template since it was seen, nothing is written.
 */
export async function changeTemplate(
	db: Database,
	{ scope, template, actorId, requestId, now }: Input,
): Promise<Outcome> {
	const { language, version, validMonths: months = null, ...rest } = template;
	const isGiven = scope === 0 || rest.isGiven;
	const [found] = await findTemplates(db, { scope, language });
	const known = found?.scope === scope ? found : null;
	if ((known?.version ?? 0) !== version) return { ok: false, reason: "changedMeanwhile" };
	const words = Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, rest[field]])) as Pick<
		typeof rest,
		(typeof TEMPLATE_FIELDS)[number]
	>;
	const before = Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, known?.[field] ?? ""]));
	try {
		await db.batch([
			saveTemplate(db, { scope, isGiven, validMonths: months, version, now }),
			requireChange(db),
			saveTemplateWords(db, { scope, language, words }),
			audit(db, {
				...{ by: actorId, deed: "certificates.template", subject: { kind: "certificateTemplate", id: scope } },
				before: known && { ...before, language, isGiven: known.isGiven, validMonths: known.validMonths },
				after: { ...words, language, isGiven, validMonths: months },
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

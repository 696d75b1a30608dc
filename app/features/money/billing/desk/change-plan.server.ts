import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, isDuplicate, requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { type PlanWords, planSnapshot } from "./plan-change";
import {
	clearMostPopular,
	findPlan,
	insertPlan,
	listPlanCourses,
	listPlanWords,
	planOfSlug,
	replaceParts,
	savePlan,
} from "./plans-desk.repository.server";
import type { NewPlan, PlanAction } from "./schemas";

export type ActorContext = { actorId: number; requestId: string; now: Date };
type Change = Omit<Extract<PlanAction, { intent: "change" }>, "intent"> & { planId: number };
type Outcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" };

/** Plans whose words ship in every language. */
const SHIPPED_PLANS: readonly string[] = ["basic", "pro", "elite"];

/** Adds a plan without a price, so it cannot be bought yet. Requires English words, since none ship for it. */
export async function createPlan(
	db: Database,
	{ slug, words, courses, ...plan }: NewPlan,
	{ actorId: by, requestId, now }: ActorContext,
): Promise<{ ok: true } | { ok: false; reason: "taken" | "nameless" }> {
	const written = wordsOf(words);
	if (!hasName(slug, written)) return { ok: false, reason: "nameless" };
	const planId = planOfSlug(slug);
	try {
		await db.batch([
			insertPlan(db, { slug, ...plan }),
			...replaceParts(db, planId, { words: written, courseIds: courses }),
			...(plan.mostPopular ? [clearMostPopular(db, planId)] : []),
			audit(db, {
				by,
				deed: "plans.create",
				subject: { kind: "plan", id: planId },
				after: { slug, ...planSnapshot({ ...plan, words: written, courses, version: 1 }) },
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isDuplicate(error, "plans.slug")) return { ok: false, reason: "taken" };
		throw error;
	}
}

/** Changes all but prices. Members keep their courses; added ones open with their next period. */
export async function changePlan(
	db: Database,
	{ planId, version, words, courses, ...plan }: Change,
	{ actorId: by, requestId, now }: ActorContext,
	deed: "plans.change" | "plans.undo" = "plans.change",
): Promise<Outcome | { ok: false; reason: "nameless" }> {
	const {
		known: [known],
		knownWords,
		knownCourses,
	} = await inBatch(db, {
		known: findPlan(db, planId),
		knownWords: listPlanWords(db, planId),
		knownCourses: listPlanCourses(db, planId),
	});
	if (!known) return { ok: false, reason: "notFound" };
	const written = wordsOf(words);
	if (!hasName(known.slug, written)) return { ok: false, reason: "nameless" };
	const { position, mostPopular, active, benefits, allCourses } = known;
	try {
		await db.batch([
			savePlan(db, { id: planId, version, ...plan }),
			requireChange(db),
			...replaceParts(db, planId, { words: written, courseIds: courses }),
			...(plan.mostPopular ? [clearMostPopular(db, planId)] : []),
			audit(db, {
				by,
				deed,
				subject: { kind: "plan", id: planId },
				before: planSnapshot({
					position,
					mostPopular,
					active,
					benefits,
					allCourses,
					words: knownWords,
					version,
					courses: knownCourses.map(({ courseId }) => courseId),
				}),
				after: planSnapshot({ ...plan, words: written, courses, version: version + 1 }),
				requestId,
				now,
			}),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}

function wordsOf(words: NewPlan["words"]): PlanWords[] {
	return Object.entries(words).flatMap(([language, one]) => (one.name || one.text ? [{ language, ...one }] : []));
}

function hasName(slug: string, words: PlanWords[]): boolean {
	return SHIPPED_PLANS.includes(slug) || words.some(({ language, name }) => language === "en" && name !== "");
}

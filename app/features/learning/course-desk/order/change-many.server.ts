import { listCourseOrder } from "#app/features/learning/authoring/face.server.ts";
import { listTaxonomy } from "#app/features/learning/catalog/face.server.ts";
import { offeredCourseTopics, readTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { type By, writeOrderChange } from "./change-order.server";

type Chosen = By & { chosen: readonly number[] };
export type ManyOutcome =
	| { ok: true; changed: boolean }
	/** One of the courses is gone or was changed meanwhile; nothing is written. */
	| { ok: false; reason: "coursesChanged" | "topicNotOffered" };

/** Puts the chosen courses first in the recommended order, among themselves as they were. */
export async function moveToTop(db: Database, { chosen, ...by }: Chosen): Promise<ManyOutcome> {
	const order = await listCourseOrder(db);
	const courses = order.filter(({ id }) => chosen.includes(id));
	const [first] = courses;
	if (!first || courses.length < chosen.length) return { ok: false, reason: "coursesChanged" };
	const places = courses.map(({ id }, at) => ({ id, place: at + 1 }));
	const isThere = places.every(({ id, place }) => order[place - 1]?.id === id);
	if (isThere) return { ok: true, changed: false };
	return outcomeOf(
		await writeOrderChange(db, { ...by, order, deed: "courses.moveToTop", courseId: first.id, to: { places } }),
	);
}

/**
 * Gives the chosen courses a topic that courses are offered, at once and in place of the one in their texts. Those that have
 * it already are left alone.
 */
export async function setTopics(
	db: Database,
	{ chosen, topic, ...by }: Chosen & { topic: string },
): Promise<ManyOutcome> {
	const [order, taxonomy] = await db.batch([listCourseOrder(db), listTaxonomy(db, DEFAULT_LANGUAGE)]);
	const offered = offeredCourseTopics(readTaxonomy(taxonomy).topics);
	if (!offered.some(({ key }) => key === topic)) return { ok: false, reason: "topicNotOffered" };
	const courses = order.filter(({ id }) => chosen.includes(id));
	if (courses.length < chosen.length) return { ok: false, reason: "coursesChanged" };
	const topics = courses.filter((course) => course.topic !== topic).map(({ id }) => ({ id, topic }));
	const [first] = topics;
	if (!first) return { ok: true, changed: false };
	return outcomeOf(
		await writeOrderChange(db, { ...by, order, deed: "courses.setTopics", courseId: first.id, to: { topics } }),
	);
}

function outcomeOf({ ok }: { ok: boolean }): ManyOutcome {
	return ok ? { ok, changed: true } : { ok, reason: "coursesChanged" };
}

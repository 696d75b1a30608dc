import { listCourseOrder } from "#app/features/learning/authoring/face.server.ts";
import { listTaxonomy } from "#app/features/learning/catalog/face.server.ts";
import { offeredCourseTopics, readTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { type By, writeOrderChange } from "./change-order.server";
import { featuredIn } from "./order-change";

type Chosen = By & { chosen: readonly number[] };
export type ManyOutcome =
	| { ok: true; changed: boolean }
	/** `coursesChanged`: one of the courses is gone or was changed meanwhile. Nothing is written. */
	| { ok: false; reason: "coursesChanged" | "topicNotOffered" | "featureOne" | "unpublished" };

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

/** Features the chosen course instead of the one that is: refuses several, since one can be featured, and an unpublished one. */
export async function featureChosen(db: Database, { chosen, ...by }: Chosen): Promise<ManyOutcome> {
	const [courseId] = chosen;
	if (courseId === undefined || chosen.length > 1) return { ok: false, reason: "featureOne" };
	const order = await listCourseOrder(db);
	const course = order.find(({ id }) => id === courseId);
	if (!course) return { ok: false, reason: "coursesChanged" };
	if (course.publishedAt === null) return { ok: false, reason: "unpublished" };
	if (course.featured) return { ok: true, changed: false };
	const to = { featured: courseId };
	return outcomeOf(await writeOrderChange(db, { ...by, order, deed: "courses.feature", courseId, to }));
}

/** Features none any more, if the featured course is among the chosen ones. */
export async function unfeatureChosen(db: Database, { chosen, ...by }: Chosen): Promise<ManyOutcome> {
	const order = await listCourseOrder(db);
	const courseId = featuredIn(order);
	if (courseId === null || !chosen.includes(courseId)) return { ok: true, changed: false };
	const to = { featured: null };
	return outcomeOf(await writeOrderChange(db, { ...by, order, deed: "courses.feature", courseId, to }));
}

function outcomeOf({ ok }: { ok: boolean }): ManyOutcome {
	return ok ? { ok, changed: true } : { ok, reason: "coursesChanged" };
}

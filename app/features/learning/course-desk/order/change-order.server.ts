import {
	type CourseTopic,
	chooseTopics,
	featureCourse,
	listCourseOrder,
	orderCourses,
	requireCourseOrder,
	requireTopics,
} from "#app/features/learning/authoring/face.server.ts";
import { audit, findDeed } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { Write } from "#db/write.ts";
import type { CourseOrderDeed } from "../schemas";
import {
	featuredIn,
	isSameState,
	type OrderState,
	placeAllIn,
	placeIn,
	readOrderChange,
	stateNow,
} from "./order-change";

export type By = { actorId: number; requestId: string; now: Date };
export type OrderOutcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" | "unpublished" };

export type Order = Awaited<ReturnType<typeof listCourseOrder>>;

/**
 * Moves a course in the recommended order, or features it instead of the one that is, with the audit entry in the same
 * batch. Refuses a move if the course has moved since it was seen, and refuses to feature an unpublished course.
 */
export async function changeOrder(
	db: Database,
	{ deed, ...by }: By & { deed: CourseOrderDeed },
): Promise<OrderOutcome> {
	const order = await listCourseOrder(db);
	const course = order.find(({ id }) => id === deed.courseId);
	if (!course) return { ok: false, reason: "notFound" };
	const place = order.indexOf(course) + 1;
	switch (deed.intent) {
		case "feature":
			if (course.publishedAt === null) return { ok: false, reason: "unpublished" };
			return writeOrderChange(db, {
				...by,
				order,
				deed: "courses.feature",
				courseId: course.id,
				to: { featured: course.id },
			});
		case "unfeature":
			if (!course.featured) return { ok: true };
			return writeOrderChange(db, {
				...by,
				order,
				deed: "courses.feature",
				courseId: course.id,
				to: { featured: null },
			});
		default: {
			if (deed.seen !== place) return { ok: false, reason: "changedMeanwhile" };
			const wanted = deed.intent === "up" ? place - 1 : deed.intent === "down" ? place + 1 : deed.place;
			const to = { place: Math.min(Math.max(wanted, 1), order.length) };
			return writeOrderChange(db, { ...by, order, deed: "courses.move", courseId: course.id, to });
		}
	}
}

/** Takes a change back, as a change of its own, unless another has followed. */
export async function undoOrderChange(
	db: Database,
	{ changeId, ...by }: By & { changeId: string },
): Promise<OrderOutcome> {
	const [[deed], order] = await db.batch([
		findDeed(db, { entryId: changeId, subjectKind: "course" }),
		listCourseOrder(db),
	]);
	const change = deed ? readOrderChange(deed) : null;
	if (!deed || !change) return { ok: false, reason: "notFound" };
	const courseId = Number(deed.subjectId);
	if (!isSameState(stateNow(order, courseId, change.after), change.after)) {
		return { ok: false, reason: "changedMeanwhile" };
	}
	return writeOrderChange(db, { ...by, order, deed: "courses.undo", courseId, to: change.before });
}

type Written = By & {
	order: Order;
	deed: "courses.move" | "courses.moveToTop" | "courses.feature" | "courses.setTopics" | "courses.undo";
	courseId: number;
	to: OrderState;
};

/** Writes what is different from now on, unless another change came first. Each course with another topic gets an audit entry. */
export async function writeOrderChange(
	db: Database,
	{ order, deed, courseId, to, actorId, ...when }: Written,
): Promise<OrderOutcome> {
	const before = stateNow(order, courseId, to);
	if (before === null) return { ok: false, reason: "notFound" };
	if (isSameState(before, to)) return { ok: true };
	try {
		await runTogether(db, [
			...stateWrites(db, { order, courseId, before, to }),
			...topicsOf(before).map(({ id, topic }, at) =>
				audit(db, {
					by: actorId,
					deed: "courses.setTopic",
					subject: { kind: "course", id },
					before: { topic },
					after: { topic: topicsOf(to)[at]?.topic },
					...when,
				}),
			),
			audit(db, { by: actorId, deed, subject: { kind: "course", id: courseId }, before, after: to, ...when }),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}

type States = Pick<Written, "order" | "courseId" | "to"> & { before: OrderState };

function stateWrites(db: Database, { order, courseId, before, to }: States): Write[] {
	if ("topics" in to) return [requireTopics(db, topicsOf(before)), ...chooseTopics(db, to.topics)];
	const ids = order.map(({ id }) => id);
	const unchanged = requireCourseOrder(db, { order: ids, featured: featuredIn(order) });
	if ("featured" in to) return [unchanged, ...featureCourse(db, to.featured)];
	const next = "places" in to ? placeAllIn(ids, to.places) : placeIn(ids, courseId, to.place);
	return [unchanged, orderCourses(db, next)];
}

function topicsOf(state: OrderState): readonly CourseTopic[] {
	return "topics" in state ? state.topics : [];
}

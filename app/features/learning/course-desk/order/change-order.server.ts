import {
	featureCourse,
	listCourseOrder,
	orderCourses,
	requireCourseOrder,
} from "#app/features/learning/authoring/face.server.ts";
import { audit, findDeed } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { CourseOrderDeed } from "../schemas";
import { featuredIn, isSameState, type OrderState, placeIn, readOrderChange, stateNow } from "./order-change";

type By = { actorId: number; requestId: string; now: Date };
export type OrderOutcome = { ok: true } | { ok: false; reason: "notFound" | "changedMeanwhile" | "unpublished" };

type Order = Awaited<ReturnType<typeof listCourseOrder>>;

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
			return write(db, { ...by, order, deed: "courses.feature", courseId: course.id, to: { featured: course.id } });
		case "unfeature":
			if (!course.featured) return { ok: true };
			return write(db, { ...by, order, deed: "courses.feature", courseId: course.id, to: { featured: null } });
		default: {
			if (deed.seen !== place) return { ok: false, reason: "changedMeanwhile" };
			const wanted = deed.intent === "up" ? place - 1 : deed.intent === "down" ? place + 1 : deed.place;
			const to = { place: Math.min(Math.max(wanted, 1), order.length) };
			return write(db, { ...by, order, deed: "courses.move", courseId: course.id, to });
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
	return write(db, { ...by, order, deed: "courses.undo", courseId, to: change.before });
}

type Written = By & {
	order: Order;
	deed: "courses.move" | "courses.feature" | "courses.undo";
	courseId: number;
	to: OrderState;
};

async function write(db: Database, { order, deed, courseId, to, actorId, ...when }: Written): Promise<OrderOutcome> {
	const before = stateNow(order, courseId, to);
	if (before === null) return { ok: false, reason: "notFound" };
	if (isSameState(before, to)) return { ok: true };
	const ids = order.map(({ id }) => id);
	try {
		await runTogether(db, [
			requireCourseOrder(db, { order: ids, featured: featuredIn(order) }),
			...("featured" in to ? featureCourse(db, to.featured) : [orderCourses(db, placeIn(ids, courseId, to.place))]),
			audit(db, { by: actorId, deed, subject: { kind: "course", id: courseId }, before, after: to, ...when }),
		]);
		return { ok: true };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
}

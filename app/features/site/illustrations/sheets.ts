/** The six ways a town is laid out, in the order that a number picks one. */
export const PLANS = ["grid", "terraces", "rooms", "crescents", "radial", "longLots"] as const;
export type Plan = (typeof PLANS)[number];

/** The six colourings; their colours stand in app/styles/cover-grounds.css. */
export const GROUNDS = ["evergreen", "paper", "sage", "brass", "moss", "night"] as const;
export type Ground = (typeof GROUNDS)[number];

/** The place that a course is drawn on. Courses with the same sheet share its files; `name` is part of their names. */
export type Sheet = { name: string; plan: Plan; ground: Ground; seed: number };

/** What the atlas needs to know of a course: `lessonCounts` has the lessons of each module, in order. */
export type DrawnCourse = { id: number; topic: string; lessonCounts: readonly number[] };

/** The topics that have a sheet of their own, in the order of the atlas. */
export const TOPICS = ["classifieds", "analysis", "contracts", "sellers", "buyers", "crossborder"] as const;

/**
 * The sheet of a course: that of its topic, or for a new topic the plan at id mod 6
 * on the ground at (5 × id) mod 6, so that two neighbours never share both.
 */
export function sheetOf(course: { id: number; topic: string }): Sheet {
	const place = (TOPICS as readonly string[]).indexOf(course.topic);
	if (place >= 0) return sheet(course.topic, place, place, place + 1);
	const turn = ((course.id % 6) + 6) % 6;
	return sheet(`new-${turn}`, turn, (5 * turn) % 6, turn + 7);
}

/** Every sheet there is: six for the known topics, then six that new topics share. */
export function allSheets(): Sheet[] {
	const known = TOPICS.map((topic) => sheetOf({ id: 0, topic }));
	const shared = PLANS.map((_, turn) => sheetOf({ id: turn, topic: "" }));
	return [...known, ...shared];
}

function sheet(name: string, plan: number, ground: number, seed: number): Sheet {
	return { name, plan: PLANS[plan] as Plan, ground: GROUNDS[ground] as Ground, seed };
}

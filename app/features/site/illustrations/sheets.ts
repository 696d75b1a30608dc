/** Street plans; the order matters, because a number selects one. */
export const PLANS = ["grid", "terraces", "rooms", "crescents", "radial", "longLots"] as const;
export type Plan = (typeof PLANS)[number];

export const GROUNDS = ["evergreen", "paper", "sage", "brass", "moss", "night"] as const;
export type Ground = (typeof GROUNDS)[number];

/** A cover. Courses with the same one share its files, which are named after it. */
export type CoverDesign = { name: string; plan: Plan; ground: Ground; seed: number };

/**
 * What the atlas needs to know of a course: `topicDrawing` names the sheet of its topic, `lessonCounts` has the lessons of
 * each module, in order.
 */
export type DrawnCourse = { id: number; topicDrawing: string; lessonCounts: readonly number[] };

/** The sheets drawn for the topics of the courses that ship, in the order of the atlas. */
export const FIRST_SHEETS = ["classifieds", "analysis", "contracts", "sellers", "buyers", "crossborder"] as const;

/** Every sheet there is: six for the topics that ship, then six more, which a topic may have as well. */
const SHEETS: readonly CoverDesign[] = [
	...FIRST_SHEETS.map((name, place) => coverDesign(name, place, place, place + 1)),
	...PLANS.map((_, turn) => coverDesign(`new-${turn}`, turn, (5 * turn) % 6, turn + 7)),
];

/** The names of all sheets: what a topic chooses from. */
export const DRAWINGS: readonly string[] = SHEETS.map(({ name }) => name);

/**
 * The sheet of a course: that of its topic, or where that has none the plan at id mod 6
 * on the ground at (5 × id) mod 6, so that two neighbours never share both.
 */
export function coverDesignOf(course: { id: number; topicDrawing: string }): CoverDesign {
	const own = SHEETS.find(({ name }) => name === course.topicDrawing);
	const turn = ((course.id % 6) + 6) % 6;
	return own ?? (SHEETS[FIRST_SHEETS.length + turn] as CoverDesign);
}

export function allCoverDesigns(): readonly CoverDesign[] {
	return SHEETS;
}

function coverDesign(name: string, plan: number, ground: number, seed: number): CoverDesign {
	return { name, plan: PLANS[plan] as Plan, ground: GROUNDS[ground] as Ground, seed };
}

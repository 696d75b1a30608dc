/** Street plans; the order matters, because a number selects one. */
export const STREET_PLANS = ["grid", "terraces", "rooms", "crescents", "radial", "longLots"] as const;
export type StreetPlan = (typeof STREET_PLANS)[number];

export const COVER_GROUNDS = ["evergreen", "paper", "sage", "brass", "moss", "night"] as const;
export type CoverGround = (typeof COVER_GROUNDS)[number];

/** A cover. Courses with the same one share its files, which are named after it. */
export type CoverDesign = { name: string; plan: StreetPlan; ground: CoverGround; seed: number };

/**
 * What the atlas needs to know of a course: `topicDrawing` names the sheet of its topic, `lessonCounts` has the lessons of
 * each module, in order.
 */
export type DrawnCourse = {
	id: number;
	topicDrawing: string;
	lessonCounts: readonly number[];
	/** A picture of its own, shown instead wherever the drawing says nothing of progress. */
	cover?: string | null;
};

/** The covers drawn for the topics of the courses that ship. Do not reorder: the position decides street plan, ground and seed. */
export const TOPIC_COVER_NAMES = ["classifieds", "analysis", "contracts", "sellers", "buyers", "crossborder"] as const;

/** Every sheet there is: six for the topics that ship, then six more, which a topic may have as well. */
const COVER_DESIGNS: readonly CoverDesign[] = [
	...TOPIC_COVER_NAMES.map((name, place) => coverDesign(name, place, place, place + 1)),
	...STREET_PLANS.map((_, turn) => coverDesign(`new-${turn}`, turn, (5 * turn) % 6, turn + 7)),
];

/** The names of all sheets: what a topic chooses from. */
export const COVER_NAMES: readonly string[] = COVER_DESIGNS.map(({ name }) => name);

/**
 * The sheet of a course: that of its topic, or where that has none the plan at id mod 6
 * on the ground at (5 × id) mod 6, so that two neighbours never share both.
 */
export function coverDesignOf(course: { id: number; topicDrawing: string }): CoverDesign {
	const own = COVER_DESIGNS.find(({ name }) => name === course.topicDrawing);
	const turn = ((course.id % 6) + 6) % 6;
	return own ?? (COVER_DESIGNS[TOPIC_COVER_NAMES.length + turn] as CoverDesign);
}

export function allCoverDesigns(): readonly CoverDesign[] {
	return COVER_DESIGNS;
}

function coverDesign(name: string, plan: number, ground: number, seed: number): CoverDesign {
	return { name, plan: STREET_PLANS[plan] as StreetPlan, ground: COVER_GROUNDS[ground] as CoverGround, seed };
}

/** Calendar weeks that can be chosen, the current one included. */
export const FIGURE_WEEKS = [4, 12, 26, 52] as const;
export type FigureWeeks = (typeof FIGURE_WEEKS)[number];

const USUAL_WEEKS: FigureWeeks = 12;

export const FIGURES_PATH = "/admin/moderation/figures";

export function readWeeks(search: URLSearchParams): FigureWeeks {
	return FIGURE_WEEKS.find((weeks) => String(weeks) === search.get("weeks")) ?? USUAL_WEEKS;
}

export function weeksHref(weeks: FigureWeeks): string {
	return weeks === USUAL_WEEKS ? FIGURES_PATH : `${FIGURES_PATH}?weeks=${weeks}`;
}

import type { LabelledPage } from "../pages/use-page-label";

/** What a "not found" tells its page. */
export type NotFound = { nearest: ({ path: string } & LabelledPage)[] };

/** The pages that may have been meant; none where an error says nothing of them. */
export function nearestOf(told: unknown): NotFound["nearest"] {
	return told && typeof told === "object" && "nearest" in told && Array.isArray(told.nearest) ? told.nearest : [];
}

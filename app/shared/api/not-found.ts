import type { LabelledPage } from "../pages/use-page-label";

export type NotFound = { nearest: ({ path: string } & LabelledPage)[] };

export function nearestPagesIn(told: unknown): NotFound["nearest"] {
	return told && typeof told === "object" && "nearest" in told && Array.isArray(told.nearest) ? told.nearest : [];
}

import { expect, test } from "vitest";
import { isReviewDue } from "./review";

test.each([
	["2025-11-22", "2026-11-22", false],
	["2025-11-21", "2026-11-22", true],
	["2024-02-29", "2025-02-28", false],
	["2024-02-29", "2025-03-01", true],
	["", "2026-11-22", false],
])("reviewed on %o, a review is due on %s: %s", (reviewedOn, today, isDue) => {
	expect(isReviewDue(reviewedOn, today)).toBe(isDue);
});

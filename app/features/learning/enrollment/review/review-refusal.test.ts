import { expect, test } from "vitest";
import { reviewRefusal } from "./review-refusal";

const standing = (progress: number, completedAt: Date | null = null) => ({ progress, completedAt });

test.each([
	[undefined, "notEnrolled"],
	[standing(0), "tooEarly"],
	[standing(24), "tooEarly"],
	[standing(25), null],
	[standing(10, new Date()), null],
] as const)("a standing of %j: %s", (enrollment, refusal) => {
	expect(reviewRefusal(enrollment, { isOwn: false })).toBe(refusal);
	expect(reviewRefusal(enrollment, { isOwn: true })).toBe("teaches");
});

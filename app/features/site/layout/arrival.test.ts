import { expect, test } from "vitest";
import { isScrolledPast } from "#app/shared/browser/use-scrolled-past.ts";
import { arrivalOf } from "./arrival";
import { BACK_TO_TOP_AFTER, SLOW_NAVIGATION_MS } from "./frame-limits";

const at = (pathname: string, hash = "") => ({ pathname, hash });

test("another page takes the focus, a part of it when the address names one", () => {
	expect(arrivalOf(at("/"), at("/courses"))).toBe("page");
	expect(arrivalOf(at("/"), at("/courses", "#results"))).toBe("part");
});

test("filters, the page of a list and a jump within the page leave it where it is", () => {
	expect(arrivalOf(at("/courses"), at("/courses"))).toBe("stay");
	expect(arrivalOf(at("/courses"), at("/courses", "#results"))).toBe("stay");
});

test("back to top comes after 300 px, the progress bar after 300 ms", () => {
	expect([BACK_TO_TOP_AFTER, SLOW_NAVIGATION_MS]).toEqual([300, 300]);
	expect(isScrolledPast(300, BACK_TO_TOP_AFTER)).toBe(false);
	expect(isScrolledPast(301, BACK_TO_TOP_AFTER)).toBe(true);
});

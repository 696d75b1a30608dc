import { expect, test } from "vitest";
import { shownOrder } from "./shown-order";

test("items to be put in order are shown mixed, and always the same way", () => {
	for (const key of ["steps", "offer", "first", "q1", "q2", "q3"]) {
		const items = ["a", "b", "c"].map((id) => ({ id, text: id }));
		const shown = shownOrder(key, items);
		expect(shown.map(({ id }) => id)).not.toEqual(["a", "b", "c"]);
		expect([...shown].sort((a, b) => a.id.localeCompare(b.id))).toEqual(items);
		expect(shownOrder(key, items)).toEqual(shown);
	}
});

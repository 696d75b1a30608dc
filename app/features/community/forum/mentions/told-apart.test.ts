import { expect, test } from "vitest";
import { toldApart } from "./told-apart";

test("people of one public name are told apart, others need not be", () => {
	const people = toldApart([
		{ id: 1, name: "Anna Kern", title: "Transfer tax in Porto" },
		{ id: 2, name: "Anna Kuhn", title: null },
		{ id: 3, name: "Anna Berg", title: "Fees" },
	]);
	expect(people).toEqual([
		{ id: 1, name: "Anna K.", about: "Transfer tax in Porto" },
		{ id: 2, name: "Anna K.", about: "#2" },
		{ id: 3, name: "Anna B.", about: null },
	]);
});

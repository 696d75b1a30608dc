import { expect, test } from "vitest";
import { authorFilter, authorOf, authorWords } from "./author-filter";

test.each([
	["Amara K.", "Amara K."],
	["  Amara   Kofi Mensah ", "Amara M."],
	["Amara", "Amara"],
	["Amara K. #42", "Amara K. #42"],
	["Amara K.#42", "Amara K. #42"],
	["Olena ч", "Olena Ч."],
	["#42", null],
	["#", null],
	["", null],
])("an author typed as “%s” is “%s” in the address", (typed, written) => {
	expect(authorFilter.read([typed])).toBe(written);
});

test("what an address says is read again as it was written", () => {
	const written = authorFilter.read(["Amara Okafor #42"]);
	expect(written && authorFilter.read([written])).toBe(written);
	expect(authorOf(written ?? "")).toEqual({ first: "Amara", initial: "O", id: 42 });
	expect(authorOf("Amara")).toEqual({ first: "Amara", initial: null, id: null });
	expect(authorWords("Amara O. #42")).toBe("Amara O.");
});

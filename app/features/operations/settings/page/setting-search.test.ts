import { expect, test } from "vitest";
import { matchesSearch } from "./setting-search";

const now = { text: "47 spots left", why: null } as const;
const row = { key: "spotsLeft", title: "Spots left", now, help: "Beside the button of the course." } as const;

test.each(["", "spots", "LEFT 47", "spotsleft", " spots ", "button"])("“%s” finds it", (q) => {
	expect(matchesSearch(row, q)).toBe(true);
});

test.each(["spots 48", "rates"])("“%s” does not", (q) => {
	expect(matchesSearch(row, q)).toBe(false);
});

import { expect, test } from "vitest";
import { excerptOf } from "./excerpt";

test("an excerpt has the words of the author alone: no quotation, picture or address", () => {
	const body =
		"> [!quote Amara, 4] theirs\n> more\n\n**Mine**, [@Ada](member:3): see [here](https://x.example) ![roof](https://p.example/1.png) https://y.example/z";
	expect(excerptOf(body)).toBe("Mine, @Ada: see here …");
});

test("a long text is cut", () => {
	expect(excerptOf("a".repeat(500))).toHaveLength(201);
});

import { expect, test } from "vitest";
import { copyInWords } from "./copy-in-words";

test.each([
	["Look ![A house](picture:0123abcd) here", "Look [A house] here"],
	["![](picture:0123abcd)Words", "Words"],
	["A [link](https://school.example) and 2 ![ signs", "A [link](https://school.example) and 2 ![ signs"],
])("%j is read as %j", (copy, words) => {
	expect(copyInWords(copy)).toBe(words);
});

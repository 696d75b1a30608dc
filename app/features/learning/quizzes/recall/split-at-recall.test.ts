import { expect, test } from "vitest";
import { renderMarkdown } from "#db/content/markdown.ts";
import { splitAtRecall } from "./split-at-recall";

test("a text is taken apart where it asks", () => {
	const html = renderMarkdown("One.\n\n[recall: first]\n\nTwo.\n\n[recall: last]");
	expect(splitAtRecall(html)).toEqual([
		{ html: "<p>One.</p>" },
		{ recall: "first" },
		{ html: "<p>Two.</p>" },
		{ recall: "last" },
	]);
});

test("a text that asks nothing stays whole", () => {
	expect(splitAtRecall("<p>One.</p>")).toEqual([{ html: "<p>One.</p>" }]);
	expect(splitAtRecall("")).toEqual([]);
});

import { expect, test } from "vitest";
import { bodyFaults } from "#db/content/body-faults.ts";
import { bodyMarks } from "#db/content/body-marks.ts";
import { renderMarkdown } from "#db/content/markdown.ts";
import { fileLabel, fileLinkMarkdown, pictureMarkdown } from "./file-markdown";

const ID = "0123456789abcdef0123456789abcdef";

test("a picture is shown with its alternative text, letter by letter, and decoration with none", () => {
	expect(renderMarkdown(pictureMarkdown(ID, 'The *front* [left] of\n5 <Mill> Lane & "yard"'))).toBe(
		`<p><img src="/course-files/${ID}" alt="The *front* [left] of 5 &lt;Mill&gt; Lane &amp; &quot;yard&quot;" loading="lazy" /></p>`,
	);
	expect(renderMarkdown(pictureMarkdown(ID, ""))).toBe(
		`<p><img src="/course-files/${ID}" alt="" loading="lazy" /></p>`,
	);
});

test("another file becomes a link with its name and size", () => {
	const label = fileLabel({ name: "offer_sheet.pdf", bytes: 90_112 }, "en");
	expect(label).toBe("offer_sheet.pdf (88 kB)");
	expect(fileLabel({ name: "a.pdf", bytes: 90_112 }, "zh")).toMatch(/^a\.pdf（.+）$/);
	expect(renderMarkdown(fileLinkMarkdown(ID, label))).toBe(
		`<p><a href="/course-files/${ID}">offer_sheet.pdf (88 kB)</a></p>`,
	);
});

test.each([
	"![x](file:../../etc)",
	`![x](file:${ID}0)`,
	`![x](/course-files/${ID})`,
	"![x](https://example.com/a.png)",
])("%s shows no picture", (markdown) => {
	expect(renderMarkdown(markdown)).not.toContain("<img");
	expect(bodyFaults(markdown, { hasFiles: true })).not.toEqual([]);
});

test("files are for lessons of a course alone, and are found with their lines", () => {
	const body = `Text\n${fileLinkMarkdown(ID, "a")}\n\n${pictureMarkdown(ID, "b")}`;
	expect(bodyFaults(body, { hasFiles: true })).toEqual([]);
	expect(bodyFaults(body).map(({ kind }) => kind)).toEqual(["link", "picture"]);
	expect(bodyMarks(body).files).toEqual([
		{ line: 1, id: ID },
		{ line: 3, id: ID },
	]);
});

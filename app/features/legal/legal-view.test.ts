import { expect, test } from "vitest";
import { legalVersions, legalView } from "./legal-view";

const formats = { longDay: (day: string) => day };
const row = (number: number, isPublished = false) => ({ number, fact: `2026-0${number}-01`, isPublished });

test("what was saved after the version in force is not shown yet", () => {
	expect(legalVersions([row(3), row(2, true), row(1)], formats)).toEqual([
		{ number: 2, from: "2026-02-01", isCurrent: true },
		{ number: 1, from: "2026-01-01", isCurrent: false },
	]);
	expect(legalVersions([], formats)).toEqual([]);
});

test("a page leads to its headings and names the operator", () => {
	const [shown] = legalVersions([row(1, true)], formats);
	if (!shown) throw new Error("no version");
	const bodyHtml = '<h2 id="part-1">Who &amp; <em>what</em></h2><p>[[operator]]</p>';
	const text = { title: "Terms", summary: "s", bodyHtml, bodyInEnglish: true };
	const view = legalView(text, shown, [shown], { name: "A & B", address: "x", contactEmail: "y@z.example" });
	expect(view.headings).toEqual([{ id: "part-1", text: "Who & what" }]);
	expect(view.html).toContain("<p>A &amp; B</p>");
	expect(view.inEnglish).toBe(true);
});

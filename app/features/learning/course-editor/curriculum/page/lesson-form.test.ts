import { expect, test } from "vitest";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { CurriculumForm } from "./schemas";

const saved = (more: [string, string][]) => {
	const form = new FormData();
	const own: [string, string][] = [
		["intent", "saveLesson"],
		["lesson", "one"],
		["title", "One"],
		["minutes", "5"],
		["counts", "required"],
	];
	for (const [name, value] of [...own, ...more]) form.append(name, value);
	return parseForm(form, CurriculumForm);
};

test.each<[[string, string][], object]>([
	[[], { after: [] }],
	[
		[
			["opens", "atOnce"],
			["days", ""],
			["date", ""],
			["zone", "UTC"],
			["after", ""],
		],
		{ opens: "atOnce", after: [] },
	],
	[
		[
			["opens", "days"],
			["days", "3"],
			["after", "a"],
			["after", "b"],
			["after", ""],
		],
		{ opens: "days", days: 3, after: ["a", "b", ""] },
	],
	[
		[
			["opens", "date"],
			["date", "2026-12-01"],
			["zone", "Europe/Berlin"],
			["after", "a b"],
			["completes", "button"],
			["share", "90"],
		],
		{ date: "2026-12-01", after: ["a b"], completes: "button", share: 90 },
	],
])("%j is a form of the inspector", (more, value) => {
	const form = saved(more);
	expect(form.status).toBe("success");
	expect(form.status === "success" && form.value).toMatchObject(value);
});

test.each<[string, string, string]>([
	["days", "0", "days"],
	["days", "1.5", "days"],
	["days", "x", "days"],
	["date", "2026-02-30", "date"],
	["share", "101", "share"],
])("%s %s is refused as %s", (name, typed, problem) => {
	const form = saved([[name, typed]]);
	if (form.status === "success") throw new Error("accepted");
	const messages = Object.values(form.reply().error ?? {}).flatMap((found) => found ?? []);
	expect(messages.map(({ key }) => key)).toEqual([problem]);
});

test("a zone that nobody has is no form of the page", () => {
	expect(saved([["zone", "Nowhere/Here"]]).status).toBe("error");
});

import { describe, expect, test } from "vitest";
import { openedSchool } from "../school.ts";
import { FORMS } from "./odd-forms.ts";
import { ODD_NAMES } from "./odd-values.ts";
import { PATTERNS } from "./route-patterns.ts";

const school = openedSchool();
/** One form per route: field names are validated first. File uploads have none. */
const forms = FORMS.filter(
	({ route }, at) => !/\/uploads?(\/|$)/.test(route) && FORMS.findIndex((form) => form.route === route) === at,
);
const calls = PATTERNS.filter(({ pattern, takesPosts }) => takesPosts && pattern.startsWith("/api/"));
const many = Array.from({ length: 600 }, (_, at) => `f${at}`);
const pathOf = (path: string) => path.replace(/:\w+\??|QUIZ|RECALL/g, "1");

async function statusOf(path: string, init: RequestInit, as: (typeof forms)[number]["as"]): Promise<number> {
	const response = await school.request(path, { ...init, as });
	await response.arrayBuffer();
	return response.status;
}

describe("names that nobody means", () => {
	test.each(forms.map((form) => ({ ...form, path: pathOf(form.path) })))(
		"$path refuses them beside what is right",
		async ({ path, as, filled }) => {
			for (const names of [...ODD_NAMES.map((name) => [name]), many]) {
				const fields = new URLSearchParams([...Object.entries(filled), ...names.map((name) => [name, "x"])]);
				expect([400, 413], String(fields).slice(0, 200)).toContain(
					await statusOf(path, { method: "POST", body: fields }, as),
				);
			}
		},
	);

	test("a page is told so in words, its script in JSON", async () => {
		const body = new URLSearchParams({ [`a${".a".repeat(5000)}`]: "x" });
		const init = { method: "POST", body, headers: { "Accept-Language": "de" } };
		const answer = await school.request("/help/contact", init);
		expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('<html lang="de">')]);
		const toScript = await school.request("/help/contact.data", init);
		expect([toScript.status, await toScript.json()]).toMatchObject([400, { error: { code: "invalid_body" } }]);
	});

	test.each(calls.map(({ pattern }) => ({ path: pathOf(pattern) })))("$path refuses them in JSON", async ({ path }) => {
		const deep = `${'{"a":'.repeat(600)}1${"}".repeat(600)}`;
		const bodies = [
			...ODD_NAMES.map((name) => JSON.stringify({ [name]: "x" })),
			JSON.stringify(Object.fromEntries(many.map((name) => [name, 1]))),
			deep,
			`{"a":${"[".repeat(1800)}${"]".repeat(1800)}}`,
		];
		for (const body of bodies) {
			const init = { method: "POST", body, headers: { "Content-Type": "application/json" } };
			expect([400, 413], body.slice(0, 200)).toContain(await statusOf(path, init, "student"));
		}
	});
});

import { describe, expect, test } from "vitest";
import { openedSchool } from "./school.ts";

const school = openedSchool();
const LANGUAGES = ["en", "ru", "fr", "es", "de", "zh"];
const PATHS = ["", "/courses", "/courses/1", "/courses/2", "/courses/1/modules", "/pricing", "/login", "/register"];

describe.each(LANGUAGES)("%s", (language) => {
	test.each(PATHS)("the page %s holds whole characters only", async (path) => {
		const html = await (await school.request(`/${language}${path}`)).text();

		expect(html).toContain("</html>");
		expect(html).not.toMatch(/[\0\uFFFD]/);
	});
});

test("a public page costs a visitor one round trip, a signed-in one two", async () => {
	const trips = async (path: string, as: "anonymous" | "student") =>
		/(\d+) trips?/.exec((await school.request(path, { as })).headers.get("Server-Timing") ?? "")?.[1];

	for (const path of ["/", "/courses", "/courses/1", "/courses/1/modules", "/pricing"]) {
		expect([path, await trips(path, "anonymous")]).toEqual([path, "1"]);
	}
	await school.request("/lessons/1", { as: "student" });
	for (const path of ["/dashboard", "/lessons/1", "/courses", "/courses/1"]) {
		expect([path, await trips(path, "student")]).toEqual([path, "2"]);
	}
});

test("every answer carries the headers of the house, errors too", async () => {
	for (const path of ["/", "/nothing/at/all", "/api/health", "/api/nothing", "/login.data", "/%ff", "/dashboard"]) {
		const { headers } = await school.request(path);
		expect([path, headers.get("X-Content-Type-Options")]).toEqual([path, "nosniff"]);
		expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
		expect(headers.get("Cache-Control")).toBeTruthy();
		expect(headers.get("X-Request-Id")).toBeTruthy();
	}
});

test("each page has a nonce of its own, and every script of it carries that", async () => {
	const read = async () => {
		const response = await school.request("/courses");
		const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
		const html = await response.text();
		const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? "");
		return { nonce, bare: scripts.filter((attributes) => !attributes.includes(`nonce="${nonce}"`)) };
	};
	const [first, second] = [await read(), await read()];

	expect(first.bare).toEqual([]);
	expect(first.nonce).not.toBe(second.nonce);
});

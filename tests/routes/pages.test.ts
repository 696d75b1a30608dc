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

describe("a page that was drawn before", () => {
	const ask = async (path: string, headers: Record<string, string> = {}) => {
		const response = await school.request(path, { headers });
		const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
		const wasDrawnBefore = response.headers.get("Server-Timing")?.includes("drawn before") ?? false;
		return { nonce, wasDrawnBefore, html: await response.text() };
	};
	const haveKept = async (path: string) => {
		await ask(path);
		await ask(path);
		expect(await ask(path)).toMatchObject({ wasDrawnBefore: true });
	};

	test.each(["/", "/courses", "/courses/1", "/pricing", "/login"])(
		"%s is the same, with a nonce of its own",
		async (path) => {
			const address = `${path}?first-asked-for-here=1`;
			const drawn = [await ask(address), await ask(address)];
			const kept = await ask(address);

			expect([...drawn, kept].map(({ wasDrawnBefore }) => wasDrawnBefore)).toEqual([false, false, true]);
			for (const { nonce, html } of drawn) {
				expect(kept.html).not.toContain(nonce);
				expect(kept.html.replaceAll(kept.nonce, "")).toBe(html.replaceAll(nonce, ""));
			}
		},
	);

	test("is another in another language or theme", async () => {
		await haveKept("/courses");

		expect(await ask("/courses", { "Accept-Language": "de" })).toMatchObject({ wasDrawnBefore: false });
		expect(await ask("/courses", { Cookie: "theme=dark" })).toMatchObject({ wasDrawnBefore: false });
	});

	test("is drawn anew as soon as its data change", async () => {
		await haveKept("/courses/2");
		await school.db.prepare("UPDATE courses SET enrollment_count = enrollment_count + 1 WHERE id = 2").run();

		expect((await ask("/courses/2")).wasDrawnBefore).toBe(false);
		expect((await ask("/courses/2")).wasDrawnBefore).toBe(true);
	});

	test("is for visitors only: what a member sees is drawn for that member", async () => {
		await haveKept("/courses");
		const member = await school.request("/courses", { as: "student" });

		expect(member.headers.get("Server-Timing")).not.toContain("drawn before");
		expect(await member.text()).toContain('action="/logout"');
	});

	test("an error is not kept", async () => {
		for (let asked = 0; asked < 3; asked += 1) {
			expect((await ask("/courses/987654")).wasDrawnBefore).toBe(false);
		}
	});
});

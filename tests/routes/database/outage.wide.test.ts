import { afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { copyState, openSchool } from "#scripts/school.ts";
import { openedSchool } from "../school.ts";

const MODULES = ["tests/routes/database/outage-worker.js", "build/server/index.js", "tests/failing-database.js"];
const school = openedSchool({ modules: MODULES });
const outage = (deed: "fail" | "hang" | "recover") => school.request(`/outage/${deed}`, { method: "POST" });

const PAGES = [
	"/",
	"/courses",
	"/courses?sort=price&level=beginner",
	"/courses/1",
	"/fr/courses/2/modules",
	"/pricing",
];
const DATA = ["/_root.data", "/courses.data", "/courses/1.data"];
const KEPT = [...PAGES, ...DATA];

const normal = (text: string) => text.replaceAll(/nonce="[^"]*"/g, "");
const isKept = (response: Response) => response.headers.get("Server-Timing")?.includes('page;desc="kept') ?? false;
const before = new Map<string, string>();

/** The breaker may take some seconds to let a request through. */
const isBack = () =>
	expect
		.poll(async () => (await school.request("/dashboard", { as: "student" })).status, { timeout: 20_000 })
		.toBe(200);

beforeAll(async () => {
	for (const path of KEPT) before.set(path, normal(await (await school.request(path)).text()));
});
afterEach(async () => {
	await outage("recover");
	await isBack();
});

describe("while the database is out", () => {
	test.each(KEPT)("%s comes from the edge as it was", async (path) => {
		await outage("fail");
		const response = await school.request(path);

		expect([response.status, isKept(response)]).toEqual([200, true]);
		expect(normal(await response.text())).toBe(before.get(path));
	});

	test("what somebody saw with a credential, good or bad, is never shown to another, nor old pages to them", async () => {
		const bad = { headers: { Cookie: "lang=en; sid=none" } };
		await school.request("/courses/4", { as: "student" });
		await school.request("/courses/5", bad);
		await outage("fail");

		for (const path of ["/courses/4", "/courses/5"])
			expect([path, (await school.request(path)).status]).toEqual([path, 503]);
		expect((await school.request("/courses/1", bad)).status).toBe(503);
		expect((await school.request("/courses/1", { headers: { Cookie: "ref=ANNA" } })).status).toBe(200);
	});

	test("a page that was not found is not kept", async () => {
		await school.request("/courses/999");
		await outage("fail");
		expect((await school.request("/courses/999")).status).toBe(503);
	});

	test("what needs somebody's own rows answers 503 and says when to come back", async () => {
		await outage("fail");
		const asked: [string, RequestInit][] = [
			["/dashboard", {}],
			["/dashboard.data", {}],
			["/lessons/1", {}],
			["/courses", {}],
			["/courses.data", {}],
			["/lessons/2/poster", {}],
			["/frame/learning-path", {}],
			["/logout", {}],
		];
		for (const [path, init] of asked) {
			const response = await school.request(path, { ...init, as: "student" });
			expect([path, response.status, response.headers.get("Retry-After")]).toEqual([path, 503, "10"]);
			expect(isKept(response)).toBe(false);
			expect(response.headers.get("Cache-Control")).toContain("no-store");
			expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
		}
	});

	test("a page that is not kept is a designed one in the visitor's language", async () => {
		await outage("fail");
		const response = await school.request("/de/courses/5");
		const html = await response.text();

		expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "10"]);
		expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
		expect(html).toContain('<html lang="de"');
		expect(html).toContain("Gleich wieder da");
		expect(html).not.toMatch(/DatabaseUnavailable|D1_ERROR|select /i);

		const own = await school.request("/dashboard", { as: "student", headers: { "Accept-Language": "fr" } });
		expect(await own.text()).toContain("De retour dans un instant");
	});

	test("a certificate that cannot be checked says so in the frame of its verdict, and nothing for or against it", async () => {
		await outage("fail");
		const serial = "0000-0000-0000-0000-0000-0000-00";
		const response = await school.request(`/de/verify/${serial}`);
		const html = await response.text();

		expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "10"]);
		expect(html).toMatch(/<h1[^>]*>Wir können das gerade nicht prüfen<\/h1>/);
		expect(html).toContain(serial);
		expect(html).not.toContain("Gleich wieder da");

		// With a session not even the frame can be rendered.
		const signedIn = await school.request(`/de/verify/${serial}`, { as: "student" });
		const seen = await signedIn.text();
		expect(signedIn.status).toBe(503);
		expect(seen).toMatch(/<h1[^>]*>Wir können das gerade nicht prüfen<\/h1>/);
		expect(seen).toContain(serial);
		expect(seen).not.toContain("Gleich wieder da");
	});

	test("a navigation gets an error that Remix's client can read, with its status", async () => {
		await outage("fail");
		const response = await school.request("/dashboard.data", { as: "student" });

		expect(response.headers.get("X-Remix-Response")).toBe("yes");
		expect(await response.text()).toMatch(/"root",.*"ErrorResponse",.*,503,/);
	});

	test("API calls and posts get 503, never 500, whatever they would write", async () => {
		await outage("fail");
		const login = { email: "student@grew.example", password: "grew-demo-2026" };
		const answers = [
			await school.request("/api/enrollments", { as: "student" }),
			await school.request("/api/courses", { as: "student" }),
			await school.request("/api/auth/me", { headers: { Authorization: `Bearer ${"x".repeat(43)}` } }),
			await school.postJson("/api/enrollments", { courseId: 1 }, "student"),
			await school.postJson("/api/auth/login", login),
			await school.postJson("/api/error-reports", { message: "Cannot draw the plat" }),
		];
		for (const response of answers) {
			expect([response.url, response.status, response.headers.get("Retry-After")]).toEqual([response.url, 503, "10"]);
			expect(await response.json()).toMatchObject({ error: { code: "unavailable" } });
		}
		expect((await school.postForm("/login", login)).status).toBe(503);
		expect((await school.postForm("/forgot-password", { email: login.email })).status).toBe(503);
	});

	test("pages without data stay as they are", async () => {
		await outage("fail");
		const statuses = {
			"/login": 200,
			"/verify-email?token=x": 200,
			"/dashboard": 302,
			"/nothing": 404,
			"/api/nothing": 404,
		};
		for (const [path, status] of Object.entries(statuses)) {
			expect([path, (await school.request(path)).status]).toEqual([path, status]);
		}
	});

	test("health says so, failing or hanging, and says when it is over", async () => {
		const health = async () => (await school.request("/api/health")).status;
		expect(await health()).toBe(200);
		await outage("fail");
		expect([await health(), await health(), await health(), await health(), await health(), await health()]).toEqual(
			Array(6).fill(503),
		);
		for (let time = 0; time < 3; time++) await school.request("/dashboard", { as: "student" });

		await outage("hang");
		expect(await health()).toBe(503);

		// The breaker is still open; health bypasses it.
		await outage("recover");
		expect((await school.request("/dashboard", { as: "student" })).status).toBe(503);
		expect(await health()).toBe(200);
	});

	test("a database that hangs keeps nobody waiting once that is known", async () => {
		await outage("hang");
		const asked = ["/courses/3", "/courses/3/modules", "/courses/4/modules"].map((path) => school.request(path));
		await Promise.all(asked);

		const startedAt = performance.now();
		expect((await school.request("/courses/3")).status).toBe(503);
		expect((await school.request("/courses")).status).toBe(200);
		expect(performance.now() - startedAt).toBeLessThan(1000);
	});
});

test("when it is back, pages come from it again", async () => {
	await outage("fail");
	for (let time = 0; time < 3; time++) await school.request("/courses/6");
	await outage("recover");
	await isBack();

	const response = await school.request("/courses/6");
	expect([response.status, isKept(response)]).toEqual([200, false]);
	expect(response.headers.get("Server-Timing")).toContain("1 trip,");
});

test("a Worker that has just begun finds the database out, and answers visitors all the same", async () => {
	const { stateDir, remove } = copyState(inject("seededState"));
	try {
		const first = await openSchool({ stateDir });
		const { origin, port } = await first.ready;
		expect((await fetch(`${origin}/courses`)).status).toBe(200);
		// The page is cached after the response.
		await expect.poll(async () => isKept(await fetch(`${origin}/courses`)), { timeout: 20_000 }).toBe(true);
		await first.dispose();

		const second = await openSchool({ stateDir, port: Number(port), modules: MODULES });
		const ask = async (path: string, init?: RequestInit) => fetch((await second.ready).origin + path, init);
		await ask("/outage/fail", { method: "POST" });
		const [kept, other] = [await ask("/courses"), await ask("/courses/1")];

		expect([kept.status, isKept(kept), other.status]).toEqual([200, true, 503]);
		expect(await other.text()).toContain("<html");
		await second.dispose();
	} finally {
		remove();
	}
});

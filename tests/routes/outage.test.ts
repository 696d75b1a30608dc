import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { openedSchool } from "./school.ts";

const school = openedSchool({
	modules: ["tests/routes/outage-worker.js", "build/server/index.js", "tests/failing-database.js"],
});
const outage = (deed: "fail" | "hang" | "recover") => school.request(`/outage/${deed}`, { method: "POST" });

const PAGES = ["/", "/courses", "/courses/1", "/fr/courses/2/modules", "/pricing"];
const DATA = ["/_root.data", "/courses.data", "/courses/1.data"];
const CALLS = ["/api/courses", "/api/courses/1", "/api/courses/1/modules", "/api/platform-stats"];
const PUBLIC = [...PAGES, ...DATA, ...CALLS];

/** A page without what differs from request to request. */
const normal = (text: string) => text.replaceAll(/nonce="[^"]*"|"requestId":"[^"]*"|data-error-id="[^"]*"/g, "");
const before = new Map<string, string>();

/** Some seconds may pass until the breaker lets the first one try. */
const isBack = () =>
	expect
		.poll(async () => (await school.request("/dashboard", { as: "student" })).status, { timeout: 20_000 })
		.toBe(200);

beforeAll(async () => {
	for (const path of PUBLIC) before.set(path, normal(await (await school.request(path)).text()));
});
afterEach(async () => {
	await outage("recover");
	await isBack();
});

describe("while the database is out", () => {
	test.each(PUBLIC)("%s comes from memory as it was, and says so", async (path) => {
		await outage("fail");
		const response = await school.request(path);

		expect(response.status).toBe(200);
		expect(response.headers.get("X-Served-From")).toBe("memory");
		expect(response.headers.get("Cache-Control")).toBe("no-store");
		expect(normal(await response.text())).toBe(before.get(path));
	});

	test("a page nobody has asked for yet is made of the same data", async () => {
		await outage("fail");
		const response = await school.request("/courses?sort=price&level=beginner");

		expect([response.status, response.headers.get("X-Served-From")]).toEqual([200, "memory"]);
	});

	test("what somebody saw with a credential, good or bad, is never shown to another, nor old pages to them", async () => {
		const bad = { headers: { Cookie: "lang=en; sid=none" } };
		await school.request("/api/courses/4", { as: "student" });
		await school.request("/api/courses/5", bad);
		await outage("fail");

		for (const path of ["/api/courses/4", "/api/courses/5"])
			expect([path, (await school.request(path)).status]).toEqual([path, 503]);
		expect((await school.request("/api/courses/1", bad)).status).toBe(503);
		expect((await school.request("/api/courses/1", { headers: { Cookie: "lang=en" } })).status).toBe(200);
	});

	test("a page that was not found is not remembered", async () => {
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
			expect(response.headers.get("X-Served-From")).toBeNull();
			expect(response.headers.get("Cache-Control")).toContain("no-store");
			expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
		}
	});

	test("a page that is not remembered is a designed one in the visitor's language", async () => {
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

	test("health says so at once, failing or hanging, and says when it is over", async () => {
		const health = async () => (await school.request("/api/health")).status;
		expect(await health()).toBe(200);
		await outage("fail");
		expect([await health(), await health(), await health(), await health(), await health(), await health()]).toEqual(
			Array(6).fill(503),
		);
		for (let time = 0; time < 3; time++) await school.request("/courses");

		await outage("hang");
		const startedAt = performance.now();
		expect(await health()).toBe(503);
		expect(performance.now() - startedAt).toBeLessThan(1900);

		// The breaker is still open, and health looks past it.
		await outage("recover");
		expect((await school.request("/dashboard", { as: "student" })).status).toBe(503);
		expect(await health()).toBe(200);
	});

	test("a database that hangs keeps nobody waiting once that is known", async () => {
		await outage("hang");
		await Promise.all([school.request("/courses"), school.request("/courses/1"), school.request("/pricing")]);

		const startedAt = performance.now();
		const response = await school.request("/courses");
		expect([response.status, response.headers.get("X-Served-From")]).toEqual([200, "memory"]);
		expect(performance.now() - startedAt).toBeLessThan(1000);
	});
});

test("when it is back, pages come from it again", async () => {
	await outage("fail");
	for (let time = 0; time < 3; time++) await school.request("/courses");
	await outage("recover");
	await isBack();

	const response = await school.request("/courses");
	expect(response.headers.get("X-Served-From")).toBeNull();
	expect(response.headers.get("Server-Timing")).toContain("1 trip,");
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RouteFacts } from "../../app/shared/pages/page.ts";
import { createPathTable } from "../../app/shared/pages/path-table.ts";
import type { SiteRoute } from "../../app/shared/pages/route-table.server.ts";
import { admit, dropBodyForHead } from "./gate.ts";

const HERE = "https://school.example";
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const JSON_TYPE = { "Content-Type": "application/json" };

const READ = ["GET", "HEAD"];
const BOTH = [...READ, "POST"];
const WRITE = ["POST"];

/** A school of a few routes: what each takes. */
const ROUTES: Record<string, { methods: readonly string[]; maxBodyKb?: number; takesPlainJson?: boolean }> = {
	"/:lang?": { methods: READ },
	"/:lang?/courses": { methods: READ },
	"/:lang?/courses/:courseId": { methods: BOTH },
	"/:lang?/courses/:courseId/modules": { methods: READ },
	"/:lang?/login": { methods: BOTH, maxBodyKb: 4 },
	"/:lang?/register": { methods: BOTH, maxBodyKb: 4 },
	"/:lang?/forum/:threadId": { methods: BOTH, maxBodyKb: 32 },
	"/settings": { methods: BOTH },
	"/dashboard": { methods: READ },
	"/lessons/:lessonId/video": { methods: READ },
	"/preferences/theme": { methods: WRITE, takesPlainJson: true },
	"/api/auth/login": { methods: WRITE, maxBodyKb: 4 },
	"/api/auth/logout": { methods: WRITE, maxBodyKb: 4 },
	"/api/checkout": { methods: WRITE },
	"/api/enrollments": { methods: BOTH },
	"/api/courses/:courseId/modules": { methods: READ },
	"/api/me": { methods: ["DELETE"] },
	"/api/webhooks/*": { methods: WRITE },
	"/api/*": { methods: BOTH },
	"*": { methods: READ },
};
const routes = {
	find: createPathTable(
		Object.entries(ROUTES).map(
			([pattern, { methods, ...facts }]) => [pattern, routeOf(pattern, methods, facts)] as const,
		),
	),
};

function routeOf(path: string, methods: readonly string[], facts: RouteFacts): SiteRoute {
	return { id: path, path, inEveryLanguage: false, isPage: true, methods, facts, loader: null, scripts: [] };
}

type Options = { method?: string; headers?: Record<string, string>; body?: BodyInit | null };

function ask(path: string, { method = "GET", headers = {}, body = null }: Options = {}) {
	return admit(new Request(HERE + path, { method, headers, body }), { siteOrigin: HERE, routes });
}

/** 200 stands for "admitted". */
async function statusOf(path: string, options?: Options) {
	const answer = await ask(path, options);
	return answer.ok ? 200 : answer.response.status;
}

async function admitted(path: string, options?: Options) {
	const answer = await ask(path, options);
	if (!answer.ok) throw new Error(`refused with ${answer.response.status}`);
	return answer.request;
}

async function refused(path: string, options?: Options) {
	const answer = await ask(path, options);
	if (answer.ok) throw new Error("admitted");
	return answer.response;
}

describe("identity headers", () => {
	test("are removed, together with Origin", async () => {
		const names = [
			"X-Forwarded-For",
			"X-Forwarded-Host",
			"Forwarded",
			"X-Real-IP",
			"X-User-Email",
			"X-Auth-Request-User",
		];
		const more = ["X-Original-URL", "X-Rewrite-URL", "True-Client-IP", "Origin"];
		const headers = Object.fromEntries([...names, ...more].map((name) => [name, "a"]));

		const request = await admitted("/courses", {
			headers: { ...headers, "CF-Connecting-IP": "192.0.2.1", Cookie: "sid=1" },
		});

		for (const name of [...names, ...more]) expect(request.headers.has(name), name).toBe(false);
		expect(request.headers.get("CF-Connecting-IP")).toBe("192.0.2.1");
		expect(request.headers.get("Cookie")).toBe("sid=1");
	});
});

describe("methods", () => {
	test.each([
		["/courses/1", "PUT", "GET, HEAD, POST"],
		["/de/courses/1", "DELETE", "GET, HEAD, POST"],
		["/login", "OPTIONS", "GET, HEAD, POST"],
		["/courses", "OPTIONS", "GET, HEAD"],
		["/de/courses/1/modules.data", "POST", "GET, HEAD"],
		["/", "POST", "GET, HEAD"],
		["/_root.data", "POST", "GET, HEAD"],
		["/zh", "POST", "GET, HEAD"],
		["/dashboard", "POST", "GET, HEAD"],
		["/lessons/2/video", "POST", "GET, HEAD"],
		["/api/enrollments", "PATCH", "GET, HEAD, POST"],
		["/api/unknown", "OPTIONS", "GET, HEAD, POST"],
		["/api/webhooks/stripe", "GET", "POST"],
		["/api/me", "POST", "DELETE"],
		["/api/health", "DELETE", "GET, HEAD"],
		["/api/placeholder/30/20", "POST", "GET, HEAD"],
		["/no/such/page", "POST", "GET, HEAD"],
		["/api/auth/login", "GET", "POST"],
		["/API/auth/%6Cogin/", "GET", "POST"],
		["/api/courses/1/modules", "POST", "GET, HEAD"],
		["/assets/root-a1b2.js", "POST", "GET, HEAD"],
		["/robots.txt", "POST", "GET, HEAD"],
	])("%s refuses %s and allows %s", async (path, method, allow) => {
		const response = await refused(path, { method });
		expect(response.status).toBe(405);
		expect(response.headers.get("Allow")).toBe(allow);
	});

	test("HEAD goes on as GET and its answer loses its body", async () => {
		expect((await admitted("/courses", { method: "HEAD" })).method).toBe("GET");

		const head = new Request(HERE, { method: "HEAD" });
		const answer = dropBodyForHead(head, new Response("page", { status: 201, headers: { "X-Kept": "yes" } }));
		expect([answer.body, answer.status, answer.headers.get("X-Kept")]).toEqual([null, 201, "yes"]);
		expect((await refused("/%zz", { method: "HEAD" })).body).toBeNull();
	});

	test("DELETE /api/me passes", async () => {
		expect((await admitted("/api/me", { method: "DELETE", headers: { Origin: HERE } })).method).toBe("DELETE");
	});
});

describe("sizes of the head", () => {
	test("a URL of 8 KB passes, one byte more is 414", async () => {
		const longest = `/${"a".repeat(8192 - HERE.length - 1)}`;
		expect(await statusOf(longest)).toBe(200);
		expect(await statusOf(`${longest}a`)).toBe(414);
	});

	test("headers above 16 KB are 431", async () => {
		expect(await statusOf("/", { headers: { "X-Long": "a".repeat(16_000) } })).toBe(200);
		expect(await statusOf("/", { headers: { "X-Long": "a".repeat(16_384) } })).toBe(431);
	});

	test.each(["/%00", "/a%00b.data", "/%zz", "/%", "/%ff", "/api/%E0%A4"])("the path %s is 400", async (path) => {
		expect(await statusOf(path)).toBe(400);
	});
});

describe("origin", () => {
	const post = (headers: Record<string, string>) =>
		statusOf("/login", { method: "POST", headers: { ...FORM, ...headers }, body: "a=1" });

	test.each([
		[{ "Sec-Fetch-Site": "same-origin" }, 200],
		[{ "Sec-Fetch-Site": "same-origin", Origin: "null", Cookie: "sid=1" }, 200],
		[{ "Sec-Fetch-Site": "same-site", Origin: HERE }, 403],
		[{ "Sec-Fetch-Site": "cross-site" }, 403],
		[{ "Sec-Fetch-Site": "none" }, 403],
		[{ "Sec-Fetch-Site": "nonsense", Origin: HERE, Cookie: "sid=1" }, 200],
		[{ "Sec-Fetch-Site": "nonsense", Cookie: "sid=1" }, 403],
		[{ Origin: HERE, Cookie: "sid=1" }, 200],
		[{ Origin: "http://school.example" }, 403],
		[{ Origin: "https://school.example:8443" }, 403],
		[{ Origin: "https://school.example.evil.example" }, 403],
		[{ Origin: "null" }, 403],
		[{ Origin: "%%%" }, 403],
		[{ Cookie: "sid=1" }, 403],
		[{}, 200],
	])("%j gives %i", async (headers, status) => {
		expect(await post(headers as Record<string, string>)).toBe(status);
	});

	test("webhooks are exempt and keep their bytes", async () => {
		const body = '{ "id" : "evt_1" }\n';
		const headers = { ...JSON_TYPE, Origin: "https://elsewhere.example", "Stripe-Signature": "t=1" };
		const request = await admitted("/api/webhooks/stripe", { method: "POST", headers, body });
		expect(await request.text()).toBe(body);
		expect(request.headers.get("Stripe-Signature")).toBe("t=1");
	});

	test("without a setting the request's own address counts", async () => {
		const headers = { ...FORM, Origin: "http://127.0.0.1:8788", Cookie: "sid=1" };
		const request = new Request("http://127.0.0.1:8788/login", { method: "POST", headers, body: "a=1" });
		expect((await admit(request, { routes })).ok).toBe(true);
	});
});

describe("content types", () => {
	test.each([
		["/api/enrollments", "application/json", "{}", 200],
		["/api/enrollments", "Application/JSON; charset=UTF-8", "{}", 200],
		["/api/enrollments", "application/json; charset=utf-16", "{}", 415],
		["/api/enrollments", "text/plain", "{}", 415],
		["/api/enrollments", "application/x-www-form-urlencoded", "a=1", 415],
		["/api/enrollments.data", "application/x-www-form-urlencoded", "a=1", 415],
		["/api/enrollments", "application/json, text/plain", "{}", 415],
		["/login", "application/x-www-form-urlencoded;charset=UTF-8", "a=1", 200],
		["/login.data", "application/x-www-form-urlencoded", "a=1", 200],
		["/login", "application/json", "{}", 415],
		["/login", "text/plain", "a=1", 415],
		["/login", "multipart/form-data", "a=1", 415],
		["/login", "multipart/form-data; boundary=", "a=1", 415],
	])("%s with %s and %s gives %i", async (path, type, body, status) => {
		expect(await statusOf(path, { method: "POST", headers: { "Content-Type": type }, body })).toBe(status);
	});

	test("an absent body needs no type under /api and arrives as an empty object", async () => {
		const request = await admitted("/api/auth/logout", { method: "POST" });
		expect(await request.json()).toEqual({});
		expect(await (await admitted("/api/webhooks/sandbox", { method: "POST" })).text()).toBe("");
		expect(await statusOf("/login", { method: "POST" })).toBe(415);
	});

	test("only where a route says so is plain text taken for JSON", async () => {
		const post = (path: string) =>
			statusOf(path, {
				method: "POST",
				headers: { "Content-Type": "text/plain;charset=UTF-8" },
				body: '{"theme":"dark"}',
			});
		expect([await post("/preferences/theme"), await post("/settings")]).toEqual([200, 415]);
	});

	test("a body without a type, or a compressed one, is 415", async () => {
		const bytes = new TextEncoder().encode("{}");
		expect(await statusOf("/api/enrollments", { method: "POST", body: bytes })).toBe(415);
		const headers = { ...JSON_TYPE, "Content-Encoding": "gzip" };
		expect(await statusOf("/api/enrollments", { method: "POST", headers, body: bytes })).toBe(415);
	});
});

describe("bodies", () => {
	test.each([
		["/login", 4],
		["/fr/login", 4],
		["/register.data", 4],
		["/forum/12", 32],
		["/de/FORUM/12", 32],
		["/settings", 64],
	])("%s takes %i KB and not a byte more", async (path, kilobytes) => {
		const body = `a=${"b".repeat(kilobytes * 1024 - 2)}`;
		expect(await statusOf(path, { method: "POST", headers: FORM, body })).toBe(200);
		expect(await statusOf(path, { method: "POST", headers: FORM, body: `${body}b` })).toBe(413);
	});

	test.each([
		["/api/auth/login", 4],
		["/api/error-reports", 16],
		["/api/checkout", 64],
	])("%s takes %i KB and not a byte more", async (path, kilobytes) => {
		const body = `{"a":"${"b".repeat(kilobytes * 1024 - 8)}"}`;
		expect(await statusOf(path, { method: "POST", headers: JSON_TYPE, body })).toBe(200);
		expect(await statusOf(path, { method: "POST", headers: JSON_TYPE, body: `${body} ` })).toBe(413);
	});

	test("a Content-Length that lies does not help", async () => {
		const headers = { ...JSON_TYPE, "Content-Length": "2" };
		const body = `{"a":"${"b".repeat(5000)}"}`;
		expect(await statusOf("/api/auth/login", { method: "POST", headers, body })).toBe(413);
	});

	test.each(["", "{", "[]", "1", "null", '"a"', "{}{}", "\ufeff{}", "{'a':1}"])("the JSON %j is 400", async (body) => {
		expect(await statusOf("/api/enrollments", { method: "POST", headers: JSON_TYPE, body })).toBe(400);
	});

	test("JSON that is not UTF-8 is 400, deep JSON does no harm", async () => {
		const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
		expect(await statusOf("/api/enrollments", { method: "POST", headers: JSON_TYPE, body: bytes })).toBe(400);
		const deep = '{"a":'.repeat(10_000) + 1 + "}".repeat(10_000);
		expect([200, 400]).toContain(await statusOf("/api/checkout", { method: "POST", headers: JSON_TYPE, body: deep }));
	});

	test.each(["a=%", "a=%zz", "a=%ff"])("the form %s is 400", async (body) => {
		expect(await statusOf("/login", { method: "POST", headers: FORM, body })).toBe(400);
	});

	test("a form arrives as it was sent", async () => {
		const fields = new URLSearchParams({ name: "Zoë + 100 %", empty: "" });
		const form = await (await admitted("/login", { method: "POST", headers: FORM, body: String(fields) })).formData();
		expect(Object.fromEntries(form)).toEqual({ name: "Zoë + 100 %", empty: "" });
		expect(await statusOf("/login", { method: "POST", headers: FORM, body: "" })).toBe(200);
	});

	test("a multipart form arrives as it was sent, a broken one is 400", async () => {
		const sent = new FormData();
		sent.set("body", "Hello\r\nthere");
		const form = await (await admitted("/forum/1", { method: "POST", body: sent })).formData();
		expect(form.get("body")).toBe("Hello\r\nthere");

		const headers = { "Content-Type": "multipart/form-data; boundary=x" };
		for (const body of ["", "nonsense", "--x\r\nContent-Disposition: form-data\r\n\r\n", "--x\r\n\r\na\r\n--x--\r\n"])
			expect(await statusOf("/forum/1", { method: "POST", headers, body }), body).toBe(400);
	});

	test("a body that breaks off is 400", async () => {
		const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
		const init = { method: "POST", headers: JSON_TYPE, body, duplex: "half" };
		const answer = await admit(new Request(`${HERE}/api/enrollments`, init as RequestInit), { routes });
		expect(answer.ok ? 200 : answer.response.status).toBe(400);
	});
});

describe("answers", () => {
	test("are JSON under /api and for .data, and pages elsewhere", async () => {
		for (const path of ["/api/courses", "/login.data"]) {
			const response = await refused(path, { method: "PUT" });
			expect(response.headers.get("Content-Type")).toContain("application/json");
			expect(Object.keys(((await response.json()) as { error: object }).error)).toEqual(["code", "message"]);
		}
		const page = await refused("/secret-place?token=abc", { method: "PUT", headers: { Cookie: "lang=de" } });
		const html = await page.text();
		expect(html).toContain('<html lang="de">');
		expect(html).not.toMatch(/secret-place|abc|<script/);
	});
});

/** One row of the table in the brief: what a path takes, written down a second time. */
const PATHS = [
	{ path: "/", allowed: ["GET", "HEAD"], api: false, limit: 64 },
	{ path: "/settings", allowed: ["GET", "HEAD", "POST"], api: false, limit: 64 },
	{ path: "/es/register", allowed: ["GET", "HEAD", "POST"], api: false, limit: 4 },
	{ path: "/login.data", allowed: ["GET", "HEAD", "POST"], api: false, limit: 4 },
	{ path: "/forum/7", allowed: ["GET", "HEAD", "POST"], api: false, limit: 32 },
	{ path: "/assets/a.css", allowed: ["GET", "HEAD"], api: false, limit: 64 },
	{ path: "/api/auth/login", allowed: ["POST"], api: true, limit: 4 },
	{ path: "/api/error-reports", allowed: ["POST"], api: true, limit: 16 },
	{ path: "/api/enrollments", allowed: ["GET", "HEAD", "POST"], api: true, limit: 64 },
	{ path: "/api/me", allowed: ["DELETE"], api: true, limit: 64 },
	{ path: "/api/webhooks/stripe", allowed: ["POST"], api: true, limit: 64 },
];
const ORIGINS: { headers: Record<string, string>; ours: boolean }[] = [
	{ headers: { "Sec-Fetch-Site": "same-origin" }, ours: true },
	{ headers: { Origin: HERE, Cookie: "sid=1" }, ours: true },
	{ headers: {}, ours: true },
	{ headers: { Cookie: "sid=1" }, ours: false },
	{ headers: { Origin: "null" }, ours: false },
	{ headers: { Origin: "https://evil.example" }, ours: false },
	{ headers: { "Sec-Fetch-Site": "cross-site", Origin: HERE }, ours: false },
];
const BODIES = [
	{ type: "application/json", api: true, start: '{"a":"', end: '"}', valid: true },
	{ type: "application/json", api: true, start: "[", end: "", valid: false },
	{ type: "application/x-www-form-urlencoded", api: false, start: "a=", end: "", valid: true },
	{ type: "application/x-www-form-urlencoded", api: false, start: "a=%f", end: "", valid: false },
	{ type: "text/plain", api: null, start: "a", end: "", valid: true },
];
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

describe("generated requests", () => {
	test("get the status of the table", async () => {
		const parts = [PATHS, METHODS, ORIGINS, BODIES].map((list) => fc.constantFrom(...(list as object[])));
		const sizes = fc.oneof(fc.nat(200), fc.nat(70_000));
		await fc.assert(
			fc.asyncProperty(fc.tuple(...parts), sizes, async (chosen, size) => {
				const [place, method, from, kind] = chosen as unknown as [
					(typeof PATHS)[0],
					string,
					(typeof ORIGINS)[0],
					(typeof BODIES)[0],
				];
				const isRead = method === "GET" || method === "HEAD";
				const text = kind.start + "z".repeat(size) + kind.end;

				let expected = 200;
				if (!place.allowed.includes(method)) expected = 405;
				else if (isRead) expected = 200;
				else if (!from.ours && !place.path.startsWith("/api/webhooks/")) expected = 403;
				else if (kind.api !== place.api) expected = 415;
				else if (text.length > place.limit * 1024) expected = 413;
				else if (!kind.valid) expected = 400;

				const headers: Record<string, string> = { ...from.headers, ...(isRead ? {} : { "Content-Type": kind.type }) };
				expect(await statusOf(place.path, { method, headers, body: isRead ? null : text })).toBe(expected);
			}),
			{ numRuns: 400 },
		);
	});

	test("of any shape never throw and never give a 5xx, and what is admitted can be read", async () => {
		const piece = fc.oneof(
			fc.string(),
			fc.constantFrom("api", "..", "%", "%00", "%2f", "login", "webhooks", "a.data", "🦉"),
		);
		const paths = fc.array(piece, { maxLength: 5 }).map((pieces) => `/${pieces.join("/")}`);
		const value = fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, ""));
		const types = fc.oneof(
			value,
			fc.constantFrom("application/json", FORM["Content-Type"], "multipart/form-data; boundary=x"),
		);
		const names = [
			"Origin",
			"Sec-Fetch-Site",
			"Cookie",
			"Host",
			"Accept-Language",
			"X-Forwarded-Host",
			"Content-Length",
		];
		const headers = fc.dictionary(fc.constantFrom(...names), value);
		const bodies = fc.oneof(fc.string(), fc.json(), fc.uint8Array(), fc.constant("--x\r\n\r\n--x--"));

		await fc.assert(
			fc.asyncProperty(
				paths,
				fc.constantFrom(...METHODS),
				headers,
				types,
				bodies,
				async (path, method, extra, type, body) => {
					const isRead = method === "GET" || method === "HEAD";
					const init = {
						method,
						headers: { ...extra, "Content-Type": type },
						body: isRead ? null : (body as BodyInit),
					};
					const request = new Request(new URL(`${HERE}/${path}`).href, init);

					const answer = await admit(request, { siteOrigin: HERE, routes });

					if (!answer.ok) {
						expect([400, 403, 405, 413, 414, 415, 431]).toContain(answer.response.status);
						return;
					}
					expect(answer.request.headers.has("Origin")).toBe(false);
					if (isRead) return;
					const isJson = answer.request.headers.get("Content-Type")?.toLowerCase().startsWith("application/json");
					if (isJson) expect(typeof (await answer.request.json())).toBe("object");
					else if (answer.request.headers.has("Content-Type")) await answer.request.formData();
				},
			),
			{ numRuns: 500 },
		);
	});
});

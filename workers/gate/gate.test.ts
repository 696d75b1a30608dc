import { describe, expect, test } from "vitest";
import { admitRequest, dropBodyForHead } from "./gate.ts";
import { admitted, FORM, HERE, JSON_TYPE, refused, routes, statusOf } from "./gate-fixture.ts";

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
		expect((await admitRequest(request, { routes })).ok).toBe(true);
	});
});

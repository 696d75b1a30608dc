import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { logRequest, pathPattern } from "./log.ts";

test("a request is one JSON line without query, cookie or e-mail", () => {
	const lines: string[] = [];
	const request = new Request("https://school.example/courses/12?email=ada@example.com", {
		headers: { Cookie: "sid=secret", Authorization: "Bearer secret", "X-User-Email": "ada@example.com" },
	});
	Object.defineProperty(request, "cf", { value: { colo: "VIE", country: "AT" } });
	const now = new Date("2026-11-20T10:00:00Z");

	logRequest({ request, requestId: "r1", status: 200, milliseconds: 12.345, trips: 2, now }, (line) =>
		lines.push(line),
	);

	expect(lines).toHaveLength(1);
	expect(lines[0]).not.toMatch(/secret|ada|\n/);
	expect(JSON.parse(lines[0] ?? "")).toEqual({
		time: "2026-11-20T10:00:00.000Z",
		requestId: "r1",
		method: "GET",
		path: "/courses/:id",
		status: 200,
		milliseconds: 12.3,
		trips: 2,
		colo: "VIE",
		country: "AT",
	});
});

describe("pathPattern", () => {
	test.each([
		["/", "/"],
		["/courses/12", "/courses/:id"],
		["/courses/12.data", "/courses/:id.data"],
		["/fr/forgot-password", "/fr/forgot-password"],
		["/api/quizzes/7/attempts", "/api/quizzes/:id/attempts"],
		["/api/openapi.json", "/api/openapi.json"],
		["/verify/GREW-7K2M-99", "/verify/:value"],
		["/reset-password/Zm9vYmFyYmF6cXV4MTIz", "/reset-password/:value"],
		["/members/ada@example.com", "/members/:value"],
		["/members/ada%40example.com", "/members/:value"],
		["/assets/root-B1x9.js", "/assets/:value"],
		["/a/b/c/d/e/f/g/h/i/j", "/a/b/c/d/e/f/g/h/…"],
		["/search?q=me", "/search"],
	])("%s is %s", (path, pattern) => {
		expect(pathPattern(path)).toBe(pattern);
	});

	test("never lets an address, an UUID or a hexadecimal token through", () => {
		const secrets = fc.oneof(
			fc.emailAddress(),
			fc.uuid(),
			fc.string({ unit: fc.constantFrom(..."0123456789ABCDEF"), minLength: 32 }),
		);
		fc.assert(
			fc.property(secrets, (secret) => {
				expect(pathPattern(`/x/${encodeURIComponent(secret)}`)).not.toContain(encodeURIComponent(secret));
			}),
		);
	});
});

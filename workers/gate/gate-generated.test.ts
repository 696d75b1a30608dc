import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { admitRequest } from "./gate.ts";
import { FORM, HERE, routes, statusOf } from "./gate-fixture.ts";

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
	{ path: "/api/notification-settings", allowed: ["GET", "HEAD", "PUT"], api: true, limit: 64 },
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
		const sizes = fc.oneof(fc.nat(200), fc.nat(70_000));
		const [places, methods] = [fc.constantFrom(...PATHS), fc.constantFrom(...METHODS)];
		await fc.assert(
			fc.asyncProperty(
				places,
				methods,
				fc.constantFrom(...ORIGINS),
				fc.constantFrom(...BODIES),
				sizes,
				async (place, method, from, kind, size) => {
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
				},
			),
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

					const answer = await admitRequest(request, { siteOrigin: HERE, routes });

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

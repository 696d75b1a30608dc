import { describe, expect, test } from "vitest";
import { admitRequest } from "./gate.ts";
import { admitted, FORM, HERE, JSON_TYPE, refused, routes, statusOf } from "./gate-fixture.ts";

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

	test("JSON that is not UTF-8 is 400", async () => {
		const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
		expect(await statusOf("/api/enrollments", { method: "POST", headers: JSON_TYPE, body: bytes })).toBe(400);
	});

	test.each([
		["/api/checkout", JSON_TYPE, '{"a":'.repeat(10_000) + 1 + "}".repeat(10_000)],
		["/api/webhooks/stripe", JSON_TYPE, `{"a":${"[".repeat(9000)}${"]".repeat(9000)}}`],
		["/preferences/theme", { "Content-Type": "text/plain" }, `{"${"x".repeat(5000)}":1}`],
		["/settings", FORM, `a${".a".repeat(5000)}=1`],
		["/login", FORM, `a${"[0]".repeat(1000)}=1`],
		["/settings", FORM, "a[4294967294]=1"],
		["/settings", FORM, "a&".repeat(5000)],
	])("%s takes no names beyond those of any form or call", async (path, headers, body) => {
		expect(await statusOf(path, { method: "POST", headers, body })).toBe(400);
	});

	test("nor does a multipart form", async () => {
		const body = new FormData();
		body.set(`a${".a".repeat(5000)}`, "x");
		expect(await statusOf("/settings", { method: "POST", body })).toBe(400);
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
		const answer = await admitRequest(new Request(`${HERE}/api/enrollments`, init as RequestInit), { routes });
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

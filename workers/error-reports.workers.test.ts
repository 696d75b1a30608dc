import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fingerprintOf } from "#app/features/operations/error-reporting/fingerprint.ts";
import {
	findErrorGroup,
	listErrorGroups,
} from "#app/features/operations/error-reporting/groups/error-groups.repository.server.ts";
import { ERRORS_LIST } from "#app/features/operations/error-reporting/groups/errors-query.ts";
import { db } from "#tests/database.ts";
import { answerErrorReport } from "./error-reports.ts";
import { admitRequest } from "./gate/gate.ts";

const ADDRESS = "https://school.example/api/error-reports";
const now = new Date("2026-11-20T10:00:00Z");

async function post(body: string | Uint8Array<ArrayBuffer>, { ip = "local", scale = 1_000_000, headers = {} } = {}) {
	const request = new Request(ADDRESS, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			"CF-Connecting-IP": ip,
			Origin: "https://school.example",
			...headers,
		},
		body,
	});
	const admitted = await admitRequest(request, { routes: { find: () => null } });
	if (!admitted.ok) return admitted.response;
	return answerErrorReport(admitted.request, { db, now, rateLimitScale: scale });
}
const send = (report: unknown, options = {}) => post(JSON.stringify(report), options);

const report = {
	message: "Cannot draw the plat",
	stack: "Error: Cannot draw the plat\n    at draw (https://school.example/assets/plat-AAAAAAAA.js:1:2)",
	context: "component",
	userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
	url: "https://school.example/courses/3?page=2",
	timestamp: "2026-11-20T09:59:00.000Z",
};

describe("POST /api/error-reports", () => {
	test("takes a report: 202 and an empty object", async () => {
		const response = await send(report);

		expect(response.status).toBe(202);
		expect(await response.json()).toEqual({});
		const found = await findErrorGroup(db, await fingerprintOf(report.message, report.stack));
		expect(found?.group).toMatchObject({ count: 1, topFrame: "draw /assets/plat.js" });
	});

	test.each([
		["no message", {}],
		["an empty message", { message: " " }],
		["a message that is none", { message: 7 }],
		["an unknown field", { ...report, userId: 1 }],
		["a time that is none", { ...report, timestamp: "yesterday" }],
		["a list as context", { ...report, context: [1] }],
	])("refuses %s with 400", async (_what, body) => {
		const response = await send(body);
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ error: { code: "bad_request" } });
	});

	test("refuses more than 16 KB with 413 and another type with 415", async () => {
		expect((await send({ ...report, stack: "x".repeat(16 * 1024) })).status).toBe(413);
		expect((await post("x", { headers: { "Content-Type": "text/plain" } })).status).toBe(415);
	});

	test("after ten a minute from one address says 429 and when to come back; the scale of load tests counts", async () => {
		const ip = "203.0.113.77";
		for (let n = 0; n < 10; n++) expect((await send(report, { ip, scale: 1 })).status).toBe(202);

		const refused = await send(report, { ip, scale: 1 });
		expect([refused.status, Number(refused.headers.get("Retry-After"))]).toEqual([429, 60]);
		expect(await refused.json()).toMatchObject({ error: { code: "too_many_requests" } });
		expect((await send(report, { ip, scale: 2 })).status).toBe(202);
	});

	test("refuses a context that goes deeper than any of ours with 400, however deep it is", async () => {
		const deep = `${'{"a":'.repeat(2500)}1${"}".repeat(2500)}`;
		expect((await post(`{"message":"deep","context":${deep}}`)).status).toBe(400);
		expect((await post(`{"message":"deep","context":{"a":${"[".repeat(8000)}${"]".repeat(8000)}}}`)).status).toBe(400);
	});

	test("never answers 5xx, and answers nothing of what it was sent", async () => {
		const text = fc.string({ unit: "binary", maxLength: 300 });
		const near = fc.record(
			{
				message: fc.oneof(text, fc.jsonValue()),
				stack: fc.oneof(text, fc.constant(null), fc.jsonValue()),
				context: fc.oneof(text, fc.dictionary(text, fc.jsonValue())),
				userAgent: text,
				url: fc.oneof(text, fc.webUrl({ withQueryParameters: true, withFragments: true })),
				timestamp: fc.oneof(
					text,
					fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
				),
			},
			{ requiredKeys: [] },
		);
		const body = fc.oneof(
			{ weight: 5, arbitrary: near.map((value) => JSON.stringify(value)) },
			fc.json(),
			text,
			fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
		);
		await fc.assert(
			fc.asyncProperty(body, async (sent) => {
				const response = await post(sent as string);
				expect([202, 400]).toContain(response.status);
			}),
			{ numRuns: 300 },
		);
		expect((await listErrorGroups(db, ERRORS_LIST.parse(new URLSearchParams()))).groups.length).toBeGreaterThan(0);
	}, 60_000);
});

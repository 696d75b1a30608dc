import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import { auditEntries, errorGroups, errorReports, errorSightings } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { changeErrorStatus } from "./groups/change-error-status.server";
import { RETENTION_DAYS } from "./groups/error-counts";
import {
	changeStatus,
	countError,
	countGroups,
	deleteSurplusReports,
	errorGroupStatements,
	findErrorGroup,
	findStatus,
	groupKey,
	groupsAfter,
	listErrorGroups,
	listExpiredGroups,
	listOldReports,
	MAX_REPORTS,
	pageOfGroups,
} from "./groups/error-groups.repository.server";
import { ERRORS_LIST } from "./groups/errors-query";
import { sweepErrorGroups, sweepErrorReports } from "./groups/sweep-errors.server";
import { recordErrorReport } from "./record-error-report.server";
import type { ErrorReport } from "./schemas";

const now = new Date("2026-11-20T10:00:00Z");
const LETTERS = "ghijklmnop";
let made = 0;
let message = "";

beforeEach(() => {
	made += 1;
	message = `Broken ${[...String(made)].map((digit) => LETTERS[Number(digit)]).join("")}`;
});

async function record(given: Partial<ErrorReport> = {}, { at = now, clientIp = "local", scale = 1000 } = {}) {
	const outcome = await recordErrorReport(db, {
		report: { message, ...given },
		clientIp,
		now: at,
		rateLimitScale: scale,
	});
	if (!outcome.ok) throw new Error(outcome.reason);
	return outcome.fingerprint;
}

describe("recording", () => {
	test("fifty parallel reports of one error are one group with the exact count", async () => {
		const prints = await Promise.all(
			Array.from({ length: 50 }, (_, n) => record({ url: `https://g.example/courses/${n}` })),
		);

		expect(new Set(prints).size).toBe(1);
		const found = await findErrorGroup(db, prints[0] ?? "");
		expect(found?.group).toMatchObject({ count: 50, status: "open", message, firstSeenAt: now, lastSeenAt: now });
		expect(found?.sightings).toMatchObject([{ kind: "page", name: "/courses/:id", count: 50 }]);
		const kept = await db
			.select()
			.from(errorReports)
			.where(eq(errorReports.fingerprint, prints[0] ?? ""));
		expect(kept).toHaveLength(MAX_REPORTS);
	});

	test("keeps nothing that identifies the visitor", async () => {
		const fingerprint = await record({
			message: `${message} for ada@example.com`,
			stack: "Error: token=abcdef",
			context: { email: "ada@example.com" },
			url: "https://g.example/fr/reset-password?token=abcdef",
			userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
			timestamp: "2026-11-20T09:59:58Z",
		});

		const found = await findErrorGroup(db, fingerprint);
		expect(JSON.stringify(found)).not.toMatch(/ada@|abcdef/);
		expect(found?.sightings.map(({ name }) => name).sort()).toEqual(["/reset-password", "Firefox 133, Linux"]);
		expect(found?.reports[0]?.occurredAt).toEqual(new Date("2026-11-20T09:59:58Z"));
	});

	test("a group remembers fifty pages, and goes on counting those", async () => {
		const words = Array.from({ length: 52 }, (_, n) => `a${LETTERS[Math.floor(n / 10)]}${LETTERS[n % 10]}`);
		let fingerprint = "";
		for (const word of words) fingerprint = await record({ url: `https://g.example/${word}` });
		await record({ url: `https://g.example/${words[0]}` });

		const pages = await db.select().from(errorSightings).where(eq(errorSightings.fingerprint, fingerprint));
		expect(pages).toHaveLength(50);
		expect(pages.find(({ name }) => name === `/${words[0]}`)?.count).toBe(2);
	});

	test("ten a minute from one address, then a wait; another address goes on", async () => {
		const clientIp = "203.0.113.9";
		for (let n = 0; n < 10; n++) await record({}, { clientIp, scale: 1, at: new Date(now.getTime() + 10 * DAY_MS) });
		const at = new Date(now.getTime() + 10 * DAY_MS + 20_000);

		const refused = await recordErrorReport(db, { report: { message }, clientIp, now: at, rateLimitScale: 1 });
		expect(refused).toEqual({ ok: false, reason: "tooMany", retryAfterSeconds: 40 });
		await record({}, { clientIp: "203.0.113.10", scale: 1, at });
		await record({}, { clientIp, scale: 1, at: new Date(at.getTime() + 40_000) });
	});

	test("three hundred a minute in all", async () => {
		const at = new Date(now.getTime() + 20 * DAY_MS);
		const outcomes = await Promise.all(
			Array.from({ length: 310 }, (_, n) =>
				recordErrorReport(db, { report: { message }, clientIp: `198.51.100.${n}`, now: at, rateLimitScale: 1 }),
			),
		);
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(300);
	});
});

describe("resolving, muting, reopening", () => {
	const change = (fingerprint: string, intent: "resolve" | "mute" | "reopen") =>
		changeErrorStatus(db, { fingerprint, intent, actorId: 7, requestId: "r", now });
	const statusOf = async (fingerprint: string) => (await findErrorGroup(db, fingerprint))?.group.status;
	const auditOf = (fingerprint: string) =>
		db
			.select({ deed: auditEntries.deed, actorId: auditEntries.actorId, after: auditEntries.after })
			.from(auditEntries)
			.where(and(eq(auditEntries.subjectKind, "error"), eq(auditEntries.subjectId, fingerprint)));

	test("each change is audited, and only a change", async () => {
		const fingerprint = await record();

		for (const intent of ["resolve", "resolve", "mute", "reopen"] as const) {
			expect(await change(fingerprint, intent)).toEqual({ ok: true });
		}
		expect(await statusOf(fingerprint)).toBe("open");
		expect((await auditOf(fingerprint)).map(({ deed }) => deed).sort()).toEqual([
			"errors.mute",
			"errors.reopen",
			"errors.resolve",
		]);
	});

	test("parallel clicks are audited once", async () => {
		const fingerprint = await record();
		await Promise.all(Array.from({ length: 8 }, () => change(fingerprint, "mute")));
		expect(await auditOf(fingerprint)).toEqual([{ deed: "errors.mute", actorId: 7, after: { status: "muted" } }]);
	});

	test("a group that does not exist is not found and leaves no trace", async () => {
		expect(await change("nothing", "resolve")).toEqual({ ok: false, reason: "notFound" });
		expect(await auditOf("nothing")).toEqual([]);
	});

	test("a resolved error that comes back is open again, a muted one stays muted", async () => {
		const fingerprint = await record();
		await change(fingerprint, "resolve");
		await record();
		expect(await statusOf(fingerprint)).toBe("open");

		await change(fingerprint, "mute");
		await record();
		expect(await statusOf(fingerprint)).toBe("muted");
	});
});

test("the list shows groups of one status, the latest first, and counts all three", async () => {
	const muted = await record({}, { at: new Date(now.getTime() + 5 * DAY_MS) });
	await changeErrorStatus(db, { fingerprint: muted, intent: "mute", actorId: 7, requestId: "r", now });

	const { groups, counts } = await listErrorGroups(db, ERRORS_LIST.parse(new URLSearchParams("status=muted")));
	expect(groups[0]?.fingerprint).toBe(muted);
	expect(groups.every(({ status }) => status === "muted")).toBe(true);
	expect(counts.muted).toBe(groups.length);
	expect(counts.open).toBeGreaterThan(0);
});

test("after 30 days reports go, and groups that were not seen again, but for muted ones", async () => {
	const longAgo = new Date(now.getTime() - (RETENTION_DAYS + 1) * DAY_MS);
	const gone = await record({}, { at: longAgo });
	const seenAgain = await record({ message: `${message} again` }, { at: longAgo });
	await record({ message: `${message} again` });
	const muted = await record({ message: `${message} muted` }, { at: longAgo });
	await changeErrorStatus(db, { fingerprint: muted, intent: "mute", actorId: 7, requestId: "r", now });

	expect(await sweepErrorReports.work(db, now)).toBe(3);
	expect(await sweepErrorGroups.work(db, now)).toBe(1);

	const left = async (fingerprint: string) => (await findErrorGroup(db, fingerprint))?.reports.length;
	expect([await left(gone), await left(seenAgain), await left(muted)]).toEqual([undefined, 1, 0]);
	const sightings = await db
		.select()
		.from(errorSightings)
		.where(and(eq(errorSightings.fingerprint, gone)));
	expect(sightings).toEqual([]);
});

test("no statement reads a growing table from end to end", async () => {
	const tables = ["error_groups", "error_reports", "error_sightings"];
	const query = (search: string) => ERRORS_LIST.parse(new URLSearchParams(search));
	const change = { fingerprint: "f", from: "open", to: "muted", now } as const;
	const statements = [
		...["page=2", "sort=-times", "sort=times&status=muted", "sort=firstSeen&page=3"].map((search) =>
			pageOfGroups(db, query(search)),
		),
		groupsAfter(db, query("sort=-times"), { after: [3, "f"], limit: 500 }),
		countGroups(db, "open"),
		...Object.values(errorGroupStatements(db, "f")),
		countError(db, { fingerprint: "f", message: "m", topFrame: null, now }),
		deleteSurplusReports(db, "f"),
		changeStatus(db, change),
		listOldReports(db, now, 10),
		listExpiredGroups(db, now, 10),
		findStatus(db, "f"),
	];
	for (const statement of statements) await expectNoScan(statement, tables);
	for (const statement of Object.values(errorGroupStatements(db, "f"))) await expectDistinctColumns(statement);
	expect(await db.select().from(errorGroups).where(eq(errorGroups.fingerprint, "f"))).toEqual([]);
});

test("groups come in each order from either end, and an export goes on after each of them", async () => {
	await db.delete(errorGroups);
	const made = [
		["a", 5, 1, 9],
		["b", 5, 2, 8],
		["c", 7, 3, 7],
	] as const;
	for (const [fingerprint, count, first, last] of made) {
		const seen = { firstSeenAt: new Date(first), lastSeenAt: new Date(last) };
		await db.insert(errorGroups).values({ fingerprint, message: fingerprint, count, ...seen });
	}
	const ordered = {
		"": "abc",
		"sort=lastSeen": "cba",
		"sort=-firstSeen": "cba",
		"sort=firstSeen": "abc",
		"sort=-times": "cba",
		"sort=times": "abc",
	};
	for (const [search, order] of Object.entries(ordered)) {
		const query = ERRORS_LIST.parse(new URLSearchParams(search));
		const page = await pageOfGroups(db, query);
		const oneByOne = [...(await groupsAfter(db, query, { after: null, limit: 1 }))];
		for (const group of oneByOne)
			oneByOne.push(...(await groupsAfter(db, query, { after: groupKey(group, query), limit: 1 })));

		expect([search, page.map(({ fingerprint }) => fingerprint).join("")]).toEqual([search, order]);
		expect(oneByOne).toEqual(page);
	}
});

import { describe, expect, test } from "vitest";
import { ATTENTION } from "#app/desk.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { MOST_COUNTED } from "#db/count-up-to.server.ts";
import {
	certificateHolds,
	documentDrafts,
	documents,
	errorGroups,
	incidents,
	libraryEntries,
	outbox,
	scheduledJobs,
	statusDays,
} from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { makeTicket } from "#tests/library/help.ts";
import { makeOrder, makeRefund } from "#tests/money/paid-orders.ts";
import { countAttention, itemsOf, quietOf } from "#tests/operations/attention.ts";

const now = new Date("2031-05-20T12:00:00Z");
const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
const counts = () => countAttention(db, now);
async function raised(deed: () => Promise<unknown>) {
	const before = await counts();
	await deed();
	const after = await counts();
	return Object.fromEntries(
		Object.entries(after).flatMap(([name, count]) =>
			count === before[name] ? [] : [[name, count - (before[name] ?? 0)]],
		),
	);
}
let made = 0;
const name = () => `attention-${++made}`;

async function document(kind: "place" | "term" | "help") {
	const [row] = await db.insert(documents).values({ kind, key: name(), origin: "school", createdAt: now }).returning();
	return row?.id ?? 0;
}
async function entry(kind: "place" | "term", reviewedOn: string, retiredAt: Date | null = null) {
	const documentId = await document(kind);
	const times = { publishedAt: now, changedAt: now, retiredAt };
	await db.insert(libraryEntries).values({
		documentId,
		kind,
		slug: name(),
		section: "",
		position: 0,
		access: "public",
		reviewedOn,
		details: {},
		...times,
	});
}

describe("the overview counts", () => {
	test("tickets that are open, not those that are answered, closed or unconfirmed", async () => {
		expect(
			await raised(async () => {
				for (const status of ["open", "answered", "waiting", "closed", "unconfirmed"] as const)
					await makeTicket(db, { status });
			}),
		).toEqual({ openTickets: 1 });
	});

	test("jobs that are dead, not those that wait, and a clock whose last run went wrong", async () => {
		const job = (deadAt: Date | null) => ({
			id: name(),
			kind: "mail.send",
			payload: {},
			dueAt: now,
			nextTryAt: now,
			createdAt: now,
			deadAt,
		});
		expect(await raised(() => db.insert(outbox).values([job(now), job(null)]))).toEqual({ failedJobs: 1 });
		expect(
			await raised(() =>
				db.insert(scheduledJobs).values([
					{ name: name(), startedAt: now, error: "It broke" },
					{ name: name(), startedAt: now, error: null },
				]),
			),
		).toEqual({ failingClock: 1 });
	});

	test("errors that nobody has dealt with", async () => {
		const group = (status: "open" | "resolved" | "muted") => {
			return { fingerprint: name(), message: "m", count: 1, status, firstSeenAt: now, lastSeenAt: now };
		};
		expect(
			await raised(() => db.insert(errorGroups).values([group("open"), group("resolved"), group("muted")])),
		).toEqual({
			openErrors: 1,
		});
	});

	test("incidents that are not resolved, and parts that failed today, not yesterday", async () => {
		const incident = { impact: "outage", words: { en: "x" }, startedAt: now } as const;
		expect(
			await raised(() =>
				db.insert(incidents).values([
					{ ...incident, id: name(), state: "investigating" },
					{ ...incident, id: name(), state: "resolved", resolvedAt: now },
				]),
			),
		).toEqual({ openIncidents: 1 });
		const day = { checks: 9, totalMs: 9, slowestMs: 1 };
		expect(
			await raised(() =>
				db.insert(statusDays).values([
					{ ...day, day: "2031-05-20", part: "files", failures: 1 },
					{ ...day, day: "2031-05-20", part: "cache", failures: 0 },
					{ ...day, day: "2031-05-19", part: "database", failures: 5 },
				]),
			),
		).toEqual({ failingParts: 1 });
	});

	test("places that nobody has checked for a year, unless they have left; the day itself is not over yet", async () => {
		expect(
			await raised(async () => {
				await entry("place", "2030-05-19");
				await entry("place", "2030-05-20");
				await entry("place", "2020-01-01", now);
				await entry("term", "2020-01-01");
			}),
		).toEqual({ stalePlaces: 1 });
	});

	test("terms with a draft, each once however many languages it has", async () => {
		const [term, article] = [await document("term"), await document("help")];
		const draft = { key: "entry", body: {}, revision: 1, editedAt: now };
		expect(
			await raised(() =>
				db.insert(documentDrafts).values([
					{ ...draft, documentId: term, language: "en" },
					{ ...draft, documentId: term, language: "de" },
					{ ...draft, documentId: article, language: "en" },
				]),
			),
		).toEqual({ termDrafts: 1 });
	});

	test("certificates that wait for a name", async () => {
		const { course } = await makeCourse(db);
		const { id: userId } = await makeUser(db);
		const { id: enrollmentId } = await makeEnrollment(db, { userId, courseId: course.id });
		expect(await raised(() => db.insert(certificateHolds).values({ enrollmentId, heldAt: now }))).toEqual({
			heldCertificates: 1,
		});
	});

	test("suspensions that end within a week: not those that have ended, end later or never", async () => {
		expect(
			await raised(async () => {
				for (const until of [at(1 / 24), at(7), at(0), at(8), null]) {
					await makeUser(db, { suspendedAt: MADE_AT, suspendedUntil: until });
				}
			}),
		).toEqual({ endingSuspensions: 2 });
	});

	test("refunds that wait for an answer or could not be sent", async () => {
		const orderIds: string[] = [];
		for (let count = 0; count < 5; count += 1) orderIds.push(await makeOrder(db, { paidAt: at(-2), netMinor: 9_000 }));
		expect(
			await raised(async () => {
				for (const [index, state] of (["requested", "failed", "approved", "sent", "declined"] as const).entries()) {
					await makeRefund(db, { orderId: String(orderIds[index]), state, succeededAt: null, netMinor: 100 });
				}
			}),
		).toEqual({ waitingRefunds: 2 });
	});

	test("up to a hundred of each, which is then said to be more", async () => {
		for (let count = 0; count < MOST_COUNTED + 3; count += 1) await makeTicket(db, { status: "open" });
		const attention = await counts();
		expect(attention.openTickets).toBe(MOST_COUNTED);
		const item = itemsOf(attention).find((one) => one.name === "openTickets");
		expect(item).toMatchObject({ count: MOST_COUNTED, isMore: true });
	});
});

describe("what is shown of the counts", () => {
	const none = Object.fromEntries(ATTENTION.map((one) => [one.name, 0]));

	test("has a page for each, and no name twice", () => {
		expect(new Set(ATTENTION.map((one) => one.name)).size).toBe(ATTENTION.length);
		expect(ATTENTION.every(({ to }) => /^\/(?:admin\/|moderation(?:\?|$))/.test(to))).toBe(true);
	});

	test("is nothing where there is nothing, and that errors, jobs and health are in order", () => {
		expect(itemsOf(none)).toEqual([]);
		expect(quietOf(none).map((one) => one.name)).toEqual(["errors", "jobs", "health"]);
		expect(quietOf(none, () => false)).toEqual([]);
	});

	test("asks for the page without its question mark, and leads on with it", () => {
		const asked: string[] = [];
		const items = itemsOf({ ...none, openTickets: 1, heldCertificates: 99 }, (path) => asked.push(path) > 0);
		expect(asked).toEqual(["/admin/help/tickets", "/admin/certificates"]);
		expect(items).toEqual([
			{ name: "openTickets", to: "/admin/help/tickets?status=open", label: "ticket is open", count: 1, isMore: false },
			{
				name: "heldCertificates",
				to: "/admin/certificates#held",
				label: "certificates wait for a name",
				count: 99,
				isMore: false,
			},
		]);
	});

	test.each([
		["openErrors", ["jobs", "health"]],
		["failingClock", ["errors", "health"]],
		["failedJobs", ["errors", "health"]],
		["failingParts", ["errors", "jobs"]],
		["openIncidents", ["errors", "jobs"]],
		["openTickets", ["errors", "jobs", "health"]],
	] as const)("does not call in order what has %s", (counted, quiet) => {
		expect(quietOf({ ...none, [counted]: 1 }).map((one) => one.name)).toEqual(quiet);
	});
});

import { expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { learningDays, outbox, tickets } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { countAttention, itemsOf, quietOf } from "#tests/operations/attention.ts";
import { trendData, trendPeriod } from "./trends";
import { findTrends } from "./trends.repository.server";

const now = new Date("2031-05-20T12:00:00Z");
const ago = (days: number, hours = 0) => new Date(now.getTime() - days * DAY_MS - hours * 3_600_000);
const formats = formatsFor({ language: "en", timeZone: "UTC" });

test("the trends count days of the reader's calendar and compare with as many days before", async () => {
	const { course } = await makeCourse(db);
	const ann = await makeUser(db, { createdAt: ago(1) });
	const [ben] = [await makeUser(db, { createdAt: ago(1) }), await makeUser(db, { createdAt: ago(40) })];
	await makeEnrollment(db, { userId: ann.id, courseId: course.id, createdAt: ago(0, 1), completedAt: ago(0, 1) });
	await makeEnrollment(db, { userId: ben.id, courseId: course.id, createdAt: ago(45), completedAt: ago(31) });
	await db.insert(learningDays).values([
		{ userId: ann.id, day: "2031-05-20", seconds: 60 },
		{ userId: ann.id, day: "2031-05-19", seconds: 60 },
		{ userId: ben.id, day: "2031-05-19", seconds: 60 },
		{ userId: ben.id, day: "2031-04-01", seconds: 60 },
	]);

	const shown = async (days: 30 | 90, timeZone = "UTC") => {
		const period = trendPeriod(days, now, timeZone);
		const data = trendData((await findTrends(db, period, { seesMoney: false })).trends, {
			days,
			period,
			timeZone,
			formats,
		});
		return data.map(({ name, bars, sum, before, change }) => [
			...[name, bars.length, bars.slice(-2).map(({ value }) => value), sum, before, change?.text ?? null],
		]);
	};
	expect(await shown(30)).toEqual([
		["registrations", 30, [2, 0], "2", "1", "+100%"],
		["learners", 30, [2, 1], "2", "1", "+100%"],
		["enrollments", 30, [0, 1], "1", "1", "0%"],
		["completions", 30, [0, 1], "1", "1", "0%"],
	]);
	expect(await shown(90)).toEqual([
		["registrations", 90, [2, 0], "3", "0", null],
		["learners", 90, [2, 1], "2", "0", null],
		["enrollments", 90, [0, 1], "2", "0", null],
		["completions", 90, [0, 1], "2", "0", null],
	]);
	expect((await shown(30, "Pacific/Kiritimati"))[2]?.[2]).toEqual([0, 1]);
	expect((await shown(30, "Pacific/Kiritimati"))[0]?.[2]).toEqual([2, 0]);
});

test("what needs attention is counted, leads on, and shows only what the reader may open", async () => {
	const [owner] = [await makeUser(db), await makeUser(db, { suspendedAt: ago(3), suspendedUntil: ago(-2) })];
	await makeUser(db, { suspendedAt: ago(3), suspendedUntil: ago(-20) });
	await db.insert(tickets).values({
		...{ key: crypto.randomUUID(), year: 2031, serial: 1, ownerId: owner.id, language: "en", topic: "account" },
		...{ subject: "Help", status: "open", createdAt: now, openedAt: now, changedAt: now },
	});
	await db.insert(outbox).values({
		...{ id: crypto.randomUUID(), kind: "mail.send", payload: {}, dueAt: now, nextTryAt: now },
		...{ createdAt: now, deadAt: now, lastError: "x" },
	});
	const attention = await countAttention(db, now);
	expect(attention).toMatchObject({ openTickets: 1, failedJobs: 1, endingSuspensions: 1, openErrors: 0 });

	// Of errors, jobs and health what is in order is said as well, and only to who may look.
	expect(quietOf(attention).map(({ name }) => name)).toEqual(["errors", "health"]);
	expect(quietOf(attention, (path) => path !== "/admin/errors").map(({ name }) => name)).toEqual(["health"]);
	const items = itemsOf(attention, (path) => path !== "/admin/jobs");
	expect(items.map(({ name, to, count }) => [name, to, count])).toEqual([
		["openTickets", "/admin/help/tickets?status=open", 1],
		["endingSuspensions", "/admin/users?state=suspended", 1],
	]);
});

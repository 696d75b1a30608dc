import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { type Message, sendMail } from "#app/features/operations/notifications/send-mail.server.ts";
import { learningDays, learningReminders, lessonProgress, outbox, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { IDLE_HANDLERS } from "#tests/idle-handlers.ts";
import { SEND_ALL } from "#tests/operations/send-all.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { ENROLLMENT_MAILS } from "../mails.server";
import { chooseReminders, stopReminders } from "./choose-reminders.server";
import { reminderMail } from "./reminder-mail.server";
import { findNextLesson, findReminder, listDueReminders, listLearningDaysOf } from "./reminders.repository.server";
import { sendReminders } from "./send-reminders.server";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const noon = new Date("2026-11-20T12:00:00Z");
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const origin = "https://school.example";
let userId = 0;

beforeEach(async () => {
	userId = (await makeUser(db, { emailVerifiedAt: noon, weeklyGoalMinutes: 60, language: "de" })).id;
});

const choose = (given: Partial<Parameters<typeof chooseReminders>[1]> = {}) =>
	chooseReminders(db, { userId, timeZone: "UTC", weekdays: EVERY_DAY, hour: 18, origin, now: noon, ...given });
const tick = (at: Date) => sendReminders.work(db, at);
const mails = async () => {
	const rows = await db.select().from(outbox).where(eq(outbox.kind, "mail.send"));
	return rows.filter(({ payload }) => payload.userId === userId && payload.mail === "learningReminder");
};
const row = async () => (await db.select().from(learningReminders).where(eq(learningReminders.userId, userId)))[0];
const learn = (day: string, minutes: number) => db.insert(learningDays).values({ userId, day, seconds: minutes * 60 });

test("a reminder comes at its hour and not before, once, and then the next day", async () => {
	await choose();
	await tick(later(5.9));
	expect(await mails()).toHaveLength(0);
	await tick(later(6));
	await tick(later(6.1));
	expect(await mails()).toHaveLength(1);
	expect((await row())?.nextAt).toEqual(later(30));
	await tick(later(30));
	expect(await mails()).toHaveLength(2);
});

test("of clocks that tick at once one asks for the mail", async () => {
	await choose();
	await Promise.all(Array.from({ length: 6 }, () => tick(later(6))));
	expect(await mails()).toHaveLength(1);
});

test("nobody who has reached the goal of the week is reminded; what was learned last week does not count", async () => {
	await choose();
	await learn("2026-11-15", 300);
	await learn("2026-11-16", 59);
	await tick(later(6));
	expect(await mails()).toHaveLength(1);
	await learn("2026-11-20", 1);
	await tick(later(30));
	expect(await mails()).toHaveLength(1);
	await tick(later(54));
	await tick(later(78));
	expect(await mails()).toHaveLength(2);
});

test("a tick that was missed is made up for on the same day, and left out on the next", async () => {
	await choose();
	await tick(later(11));
	expect(await mails()).toHaveLength(1);
	await tick(later(6 + 24 + 12));
	expect([(await mails()).length, (await row())?.nextAt]).toEqual([1, later(54)]);
});

test("the day is that of the learner's own calendar", async () => {
	// 18:00 in Kiritimati is 4:00 UTC; noon UTC on Friday is 2:00 on Saturday there.
	await db.update(users).set({ timeZone: "Pacific/Kiritimati" }).where(eq(users.id, userId));
	await choose({ timeZone: "Pacific/Kiritimati", weekdays: [6] });
	expect((await row())?.nextAt).toEqual(new Date("2026-11-21T04:00:00Z"));
	await tick(new Date("2026-11-21T04:00:00Z"));
	expect([(await mails()).length, (await row())?.sentOn]).toEqual([1, "2026-11-21"]);
	expect((await row())?.nextAt).toEqual(new Date("2026-11-28T04:00:00Z"));
});

test("choosing another hour on the day of a mail brings no second one", async () => {
	await choose();
	await tick(later(6));
	await choose({ hour: 20, now: later(6.5) });
	await tick(later(8));
	expect(await mails()).toHaveLength(1);
});

test("nobody suspended or unconfirmed is reminded", async () => {
	await choose();
	await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId));
	await tick(later(6));
	await db.update(users).set({ emailVerifiedAt: noon, suspendedAt: noon }).where(eq(users.id, userId));
	await tick(later(30));
	expect(await mails()).toHaveLength(0);
});

test("whose suspension has ended is reminded again, before and after the clock lifts it", async () => {
	await choose();
	await db
		.update(users)
		.set({ suspendedAt: noon, suspendedUntil: later(6) })
		.where(eq(users.id, userId));
	await tick(later(6));
	expect(await mails()).toHaveLength(1);
	const about = { userId, language: null, origin, askedAt: later(6) };
	expect(await reminderMail.compose(db, { ...about, now: later(6) })).not.toBeNull();
	expect(await reminderMail.compose(db, { ...about, now: later(5) })).toBeNull();
});

test("the mail is in the learner's language, leads to the next lesson, and can be ended by one press", async () => {
	const { course, lessons } = await makeCourse(db);
	const enrollment = await makeEnrollment(db, { userId, courseId: course.id, status: "in_progress" });
	const done = { enrollmentId: enrollment.id, lessonId: lessons[0]?.id ?? 0, openedAt: noon, lastSeenAt: noon };
	await db.insert(lessonProgress).values({ ...done, completedAt: noon });
	await choose();
	await tick(later(6));

	const sent: Message[] = [];
	const handler = sendMail(
		ENROLLMENT_MAILS,
		{
			send: async (message) => sent.push(message),
			keepsText: false,
		},
		SEND_ALL,
	);
	const [job] = await mails();
	const nothing = async () => ({ writes: [] });
	const handlers = {
		...IDLE_HANDLERS,
		"mail.send": handler,
		"certificate.issue": nothing,
		"export.step": nothing,
		"intake.step": nothing,
	};
	await dispatchJob(db, { id: job?.id ?? "", handlers, now: later(6) });

	const key = (await row())?.key ?? "";
	expect(sent).toMatchObject([
		{
			subject: "Zeit zum Lernen",
			text: expect.stringContaining(`${origin}/lessons/${lessons[1]?.id}`),
			headers: {
				"List-Unsubscribe": `<${origin}/unsubscribe?token=${key}>`,
				"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
			},
		},
	]);
	expect(sent[0]?.text).toContain(`${origin}/unsubscribe?token=${key}`);
	await stopReminders(db, key);
	expect(await findReminder(db, userId)).toEqual([]);
	await stopReminders(db, key);
	await tick(later(30));
	expect(await mails()).toHaveLength(1);
});

test("without a day nobody is reminded any more", async () => {
	await choose();
	await choose({ weekdays: [] });
	expect(await row()).toBe(undefined);
});

test("what is asked of D1 goes by an index", async () => {
	for (const statement of [
		listDueReminders(db, noon, 10),
		listLearningDaysOf(db, [1], "2026-11-01"),
		findReminder(db, 1),
		findNextLesson(db, 1),
	]) {
		await expectNoScan(statement);
	}
});

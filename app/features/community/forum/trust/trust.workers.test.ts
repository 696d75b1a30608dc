import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import { firstRow } from "#db/first-row.ts";
import { auditEntries, forumReadingDays, lessonProgress, moderationDecisions } from "#db/schema/schema.ts";
import { makeReply, makeSilence, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { moveReadPosition } from "../reading/move-read-position.server";
import { trustFacts } from "./before-writing.server";
import { placePageData } from "./place/place-page-data.server";
import { setTrustLevel } from "./place/set-level.server";
import { findTrust } from "./trust.repository.server";
import { trustLevel } from "./trust-levels";

const inDays = (days: number) => new Date(MADE_AT.getTime() + days * DAY_MS);

async function factsOf(userId: number) {
	const found = firstRow(await findTrust(db, userId));
	if (!found) throw new Error("No account");
	return trustFacts(found);
}

describe("what somebody did", () => {
	test("is read from confirmation, reading and decisions", async () => {
		const author = await makeUser(db);
		const user = await makeUser(db, { emailVerifiedAt: MADE_AT });
		const topics = await Promise.all([1, 2, 3, 4, 5].map(() => makeTopic(db, { authorId: author.id })));
		for (const [at, topicId] of topics.entries())
			await moveReadPosition(db, { user, topicId, number: 1, now: inDays(at % 2) });

		expect(await factsOf(user.id)).toMatchObject({
			isConfirmed: true,
			readingDays: 2,
			topicsRead: 5,
			lastDecisionAt: null,
		});
		expect(trustLevel(await factsOf(user.id), inDays(2))).toBe("member");
	});

	test("reading twice on a day is one day", async () => {
		const user = await makeUser(db);
		const topicId = await makeTopic(db, { authorId: user.id });
		for (const number of [1, 1]) await moveReadPosition(db, { user, topicId, number, now: MADE_AT });
		expect(await db.select().from(forumReadingDays).where(eq(forumReadingDays.userId, user.id))).toHaveLength(1);
	});

	test("posts do not count", async () => {
		const user = await makeUser(db, { emailVerifiedAt: MADE_AT });
		const topicId = await makeTopic(db, { authorId: user.id });
		for (let at = 0; at < 8; at += 1) await makeReply(db, { authorId: user.id, topicId });
		expect(trustLevel(await factsOf(user.id), inDays(100))).toBe("new");
	});

	test("finished lessons are counted, begun ones are not", async () => {
		const { id } = await makeUser(db);
		const { course, lessons } = await makeCourse(db);
		const { id: enrollmentId } = await makeEnrollment(db, { userId: id, courseId: course.id });
		const times = { enrollmentId, openedAt: MADE_AT, lastSeenAt: MADE_AT };
		for (const [at, lesson] of lessons.entries())
			await db.insert(lessonProgress).values({ ...times, lessonId: lesson.id, completedAt: at === 0 ? MADE_AT : null });
		expect(lessons).toHaveLength(2);
		expect((await factsOf(id)).finishedLessons).toBe(1);
	});

	test("a decision counts until it is lifted", async () => {
		const { id } = await makeUser(db);
		const decisionId = await makeSilence(db, { userId: id, startsAt: MADE_AT, endsAt: inDays(1) });
		expect((await factsOf(id)).lastDecisionAt).toEqual(MADE_AT);
		await db.update(moderationDecisions).set({ liftedAt: MADE_AT }).where(eq(moderationDecisions.id, decisionId));
		expect((await factsOf(id)).lastDecisionAt).toBeNull();
	});
});

describe("a level that is set by hand", () => {
	test("counts, stands in the audit with its reason, and can be given back", async () => {
		const [moderator, member] = [await makeUser(db, { role: "admin" }), await makeUser(db)];
		const by = { id: moderator.id, requestId: "r" };
		const set = { userId: member.id, reason: "A mentor of ours", by, now: MADE_AT };
		expect(await setTrustLevel(db, { ...set, level: "trusted" })).toEqual({ ok: true });
		expect(trustLevel(await factsOf(member.id), MADE_AT)).toBe("trusted");
		await setTrustLevel(db, { ...set, level: "computed", reason: "No longer" });
		expect(trustLevel(await factsOf(member.id), MADE_AT)).toBe("new");

		const entries = await db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.subjectId, String(member.id)));
		const levels = entries.filter(({ deed }) => deed === "forum.setLevel");
		expect(levels).toHaveLength(2);
		expect(levels).toContainEqual(
			expect.objectContaining({
				before: { level: "computed" },
				after: { level: "trusted", reason: "A mentor of ours" },
			}),
		);
	});

	test("is not for staff, and not of an account that is not there", async () => {
		const [moderator, teacher] = [await makeUser(db, { role: "admin" }), await makeUser(db, { role: "instructor" })];
		const set = { level: "new" as const, reason: "x", by: { id: moderator.id, requestId: "r" }, now: MADE_AT };
		expect(await setTrustLevel(db, { ...set, userId: teacher.id })).toEqual({ ok: false, reason: "staff" });
		expect(await setTrustLevel(db, { ...set, userId: 999_999_999 })).toEqual({ ok: false, reason: "notFound" });
	});
});

describe("the place in the forum", () => {
	const asked = { language: "en" as const, scale: 1, now: MADE_AT };

	test("shows somebody their own level, the way to the next one, and what is used", async () => {
		const { id } = await makeUser(db);
		const topicId = await makeTopic(db, { authorId: (await makeUser(db)).id });
		await makeReply(db, { authorId: id, topicId, withoutLimits: false });
		const found = await placePageData(db, {
			memberId: id,
			reader: { id, isModerator: false, timeZone: "UTC" },
			...asked,
		});
		expect(found).toMatchObject({ level: "new", next: "member", setting: null });
		expect(found?.requirements).toContainEqual({ name: "topicsRead", need: "5", have: "1", isMet: false });
		expect(found?.limits).toContainEqual(expect.objectContaining({ name: "postsPerHour", most: "10", used: "1" }));
	});

	test("of others is for moderators alone", async () => {
		const [member, moderator] = [await makeUser(db), await makeUser(db, { role: "admin" })];
		const reader = { id: moderator.id, timeZone: "UTC" };
		expect(
			await placePageData(db, { memberId: member.id, reader: { ...reader, isModerator: false }, ...asked }),
		).toBeNull();
		const found = await placePageData(db, { memberId: member.id, reader: { ...reader, isModerator: true }, ...asked });
		expect(found?.setting).toMatchObject({ computed: "new", given: null });
	});
});

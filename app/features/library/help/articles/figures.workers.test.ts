import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listNamedLessons } from "#app/features/library/entries/named-lessons.repository.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { helpVotes, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeSession, makeUser } from "#tests/factories.ts";
import { makeHelpArticle } from "#tests/library/help.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { articleFigures, dayBefore } from "./article-figures.server";
import { findOwnVote, findVoteCounts, listReadMost, listReasons } from "./figures.repository.server";
import { recordView } from "./record-view.server";
import { castVote } from "./votes/cast-vote.server";
import { keepLaterVotes } from "./votes/keep-later-votes.repository.server";

const now = new Date("2026-11-22T10:00:00Z");
const PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
let addresses = 0;
const vote = (slug: string, voter: Parameters<typeof castVote>[1]["voter"], isHelpful: boolean, given: object = {}) => {
	addresses += 1;
	const asked = { slug, voter, isHelpful, reason: "", language: "en" as const, clientIp: `address ${addresses}` };
	return castVote(db, { ...asked, now, rateLimitScale: 1, ...given });
};
const view = (slug: string, given: object = {}) =>
	recordView(db, { slug, userAgent: PERSON, clientIp: "reader", now, rateLimitScale: 1, ...given });

test("somebody who votes ten times at once has one vote, and may change it", async () => {
	const slug = await makeHelpArticle(db);
	const user = await makeUser(db);
	const cookie = await makeSession(db, user.id);
	await Promise.all(Array.from({ length: 10 }, () => vote(slug, { userId: user.id }, true)));
	await vote(slug, { visitor: "hash" }, true);
	expect(await findVoteCounts(db, slug)).toEqual([{ helped: 2, unhelped: 0 }]);

	await vote(slug, { userId: user.id }, false, { reason: "Too short" });
	expect(await findVoteCounts(db, slug)).toEqual([{ helped: 1, unhelped: 1 }]);
	expect(await findOwnVote(db, slug, userOfSession(cookie))).toEqual([{ isHelpful: false }]);
	expect(await listReasons(db, 10)).toMatchObject([{ slug, reason: "Too short", isHelpful: false }]);

	await db.delete(users).where(eq(users.id, user.id));
	expect(await db.select().from(helpVotes).where(eq(helpVotes.userId, user.id))).toEqual([]);
	expect(await findVoteCounts(db, slug)).toEqual([{ helped: 1, unhelped: 0 }]);
});

test("of two accounts that become one the later vote on an article stays, and counts once", async () => {
	const [kept, closed] = [await makeUser(db), await makeUser(db)];
	const [first, second, third] = [await makeHelpArticle(db), await makeHelpArticle(db), await makeHelpArticle(db)];
	const later = { now: new Date(now.getTime() + 1000) };
	await vote(first, { userId: kept.id }, true);
	await vote(first, { userId: closed.id }, false, { ...later, reason: "Too short" });
	await vote(second, { userId: kept.id }, true, later);
	await vote(second, { userId: closed.id }, false);
	await vote(third, { userId: closed.id }, true);

	for (const write of keepLaterVotes(db, { keptId: kept.id, closedId: closed.id })) await write;

	const counts = await Promise.all([first, second, third].map((slug) => findVoteCounts(db, slug)));
	expect(counts.flat()).toEqual([
		{ helped: 0, unhelped: 1 },
		{ helped: 1, unhelped: 0 },
		{ helped: 1, unhelped: 0 },
	]);
	const own = userOfSession(await makeSession(db, kept.id));
	expect(await findOwnVote(db, third, own)).toEqual([{ isHelpful: true }]);
	expect(await db.$count(helpVotes, eq(helpVotes.userId, closed.id))).toBe(0);
});

test("an article that is not there takes no vote, and an address thirty in ten minutes", async () => {
	expect(await vote("none", { visitor: "hash" }, true)).toEqual({ ok: false, reason: "notFound" });
	const slug = await makeHelpArticle(db);
	const same = { clientIp: "one address" };
	for (let count = 0; count < 30; count += 1) {
		expect(await vote(slug, { visitor: `v${count}` }, true, same)).toEqual({ ok: true });
	}
	expect(await vote(slug, { visitor: "one more" }, true, same)).toMatchObject({ ok: false, reason: "tooMany" });
});

test("a reader counts once in half an hour, and programs do not count", async () => {
	const slug = await makeHelpArticle(db);
	const readings = await Promise.all([view(slug), view(slug), view(slug)]);
	expect(readings.filter(({ counted }) => counted)).toHaveLength(1);
	expect(await view(slug, { clientIp: "another" })).toEqual({ counted: true });
	expect(await view(slug, { clientIp: "later", now: new Date("2026-10-01T10:00:00Z") })).toEqual({ counted: true });
	for (const userAgent of [null, "Googlebot/2.1", "curl/8.0", `${PERSON.replace("Chrome", "HeadlessChrome")}`]) {
		expect(await view(slug, { clientIp: "program", userAgent })).toEqual({ counted: false });
	}
	expect(await view("none")).toEqual({ counted: false });

	const figures = (await articleFigures(db, { now })).find((one) => one.slug === slug);
	expect(figures).toMatchObject({ views: 2, helped: 0, unhelped: 0 });
	const read = await listReadMost(db, { since: dayBefore(now, 30), language: "en", limit: 50 });
	expect(read.find((one) => one.slug === slug)).toMatchObject({ views: 2, length: 5 });
});

test("an article leads to the lessons that it names and that are there", async () => {
	const { course, lessons } = await makeCourse(db, { slug: "a-course" });
	const slug = await makeHelpArticle(db, { lessons: ["a-course/lesson-2", "a-course/none", "a-course/lesson-1"] });
	expect(course.slug).toBe("a-course");
	expect((await listNamedLessons(db, "help", slug, "fr")).map(({ id }) => id)).toEqual([
		lessons[1]?.id,
		lessons[0]?.id,
	]);
	expect(await listNamedLessons(db, "help", "none", "en")).toEqual([]);
});

test("votes are never read from end to end", async () => {
	await expectNoScan(findVoteCounts(db, "slug"));
	await expectNoScan(articleFigures(db, { now }));
	await expectNoScan(listReasons(db, 10));
});

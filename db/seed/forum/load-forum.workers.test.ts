import { beforeAll, expect, test } from "vitest";
import { listDriftedTopics } from "#app/features/community/forum/posts/post-numbers.repository.server.ts";
import { searchPosts } from "#app/features/community/forum/search/search-posts.repository.server.ts";
import { findMovedPost } from "#app/features/community/forum/topics/move-posts.repository.server.ts";
import { listTopics } from "#app/features/community/forum/topics/topic-lists.repository.server.ts";
import { trustFacts } from "#app/features/community/forum/trust/before-writing.server.ts";
import { findTrust } from "#app/features/community/forum/trust/trust.repository.server.ts";
import { computedLevel, trustLevel } from "#app/features/community/forum/trust/trust-levels.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { lessonProgress } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { DEMO_ACCOUNTS, DEMO_LEARNERS } from "../people";
import { loadForum } from "./load-forum";

const now = new Date("2026-11-30T12:00:00Z");
const VISITOR = { userId: null, isModerator: false };
const rows = async (sql: string) => (await binding.prepare(sql).all<Record<string, unknown>>()).results;

beforeAll(async () => {
	const { course, lessons } = await makeCourse(db, { modules: [[{}, {}, {}, {}, {}]] });
	for (const { name, email, role, joinedDaysAgo } of [...DEMO_ACCOUNTS, ...DEMO_LEARNERS]) {
		const at = new Date(now.getTime() - joinedDaysAgo * DAY_MS);
		const { id: userId } = await makeUser(db, { name, email, role, createdAt: at, emailVerifiedAt: at });
		const { id: enrollmentId } = await makeEnrollment(db, { userId, courseId: course.id });
		const times = { enrollmentId, openedAt: at, lastSeenAt: at, completedAt: at };
		await db.insert(lessonProgress).values(lessons.map((lesson) => ({ ...times, lessonId: lesson.id })));
	}
	await loadForum(binding, now, () => {});
});

test("forty topics are listed, and their counters say what there is", async () => {
	const page = { sort: "activity", after: null, limit: 100 } as const;
	const listed = await listTopics(db, { reader: VISITOR, filter: {}, now }, page);
	expect(listed).toHaveLength(40);
	const drifted = (await listDriftedTopics(db, { after: 0, limit: 100 })).filter(({ isDrifted }) => isDrifted);
	expect(drifted).toEqual([]);
	expect(await rows("SELECT sum(topic_count) AS n FROM forum_categories")).toEqual([{ n: 40 }]);
});

test("posts are found by their words, the newest first, and not what is hidden", async () => {
	const find = (words: string) => searchPosts(db, { words }, { reader: VISITOR, now, limit: 20 });
	const found = await find("Grunderwerbsteuer");
	expect(found.length).toBeGreaterThan(1);
	const times = found.map(({ createdAt }) => createdAt.getTime());
	expect(times).toEqual(times.toSorted((a, b) => b - a));
	expect((await find("诚意金")).length).toBeGreaterThan(1);
	expect(await find("fifty states")).toEqual([]);
});

test("mentions name accounts, marks are counted, and a changed post keeps its former text", async () => {
	const mentions = await rows("SELECT count(*) AS n FROM forum_mentions");
	expect(Number(mentions[0]?.n)).toBeGreaterThan(5);
	expect(await rows("SELECT id FROM forum_posts WHERE body LIKE '%(member:learner%'")).toEqual([]);
	const counted = await rows(`SELECT id FROM forum_posts p WHERE
		(SELECT coalesce(sum(value), 0) FROM json_each(p.reactions)) <> (SELECT count(*) FROM forum_reactions WHERE post_id = p.id)`);
	expect(counted).toEqual([]);
	expect(
		await rows(
			"SELECT p.revision FROM forum_posts p JOIN forum_post_revisions r ON r.post_id = p.id WHERE p.edited_at IS NULL",
		),
	).toEqual([]);
});

test("doubts of lines of a sheet are counted at their posts", async () => {
	const counted = await rows(`SELECT p.doubts, (SELECT count(*) FROM forum_line_doubts WHERE post_id = p.id) AS n
		FROM forum_posts p WHERE p.doubts <> '{}'`);
	expect(counted).toEqual([{ doubts: '{"repairs":2,"margin":1}', n: 3 }]);
	expect(
		await rows("SELECT post_id FROM forum_line_doubts d JOIN forum_posts p ON p.id = d.post_id WHERE p.deal IS NULL"),
	).toEqual([]);
});

test("posts that were split off are found at their old addresses", async () => {
	const [moved] = await rows("SELECT topic_id, number FROM forum_post_addresses ORDER BY number LIMIT 1");
	const [found] = await findMovedPost(db, { topicId: Number(moved?.topic_id), number: Number(moved?.number) });
	expect(found).toMatchObject({ topicId: 40, number: 1 });
});

test("the rule of levels makes new members, members and regulars of the learners, and one is trusted by hand", async () => {
	const learners = await rows("SELECT id FROM users WHERE email LIKE '%@learners.grew.example'");
	const levels: string[] = [];
	const computed: string[] = [];
	for (const { id } of learners) {
		const [found] = await findTrust(db, Number(id));
		if (!found) throw new Error("No account");
		levels.push(trustLevel(trustFacts(found), now));
		computed.push(computedLevel(trustFacts(found), now));
	}
	for (const level of ["new", "member", "regular"])
		expect([level, computed.filter((one) => one === level).length > 5]).toEqual([level, true]);
	expect(levels.filter((level) => level === "trusted")).toHaveLength(1);
	expect(computed).not.toContain("trusted");
	expect(
		await rows(`SELECT r.topic_id FROM forum_reads r JOIN forum_topics t ON t.id = r.topic_id
			WHERE r.level = 'normal' AND (r.last_read > t.highest_number OR r.visited_at < t.created_at OR r.visited_at > ${now.getTime()})`),
	).toEqual([]);
});

test("of three cases one stands, one was lifted on appeal, one waits", async () => {
	const cases =
		await rows(`SELECT c.status, c.path, d.outcome, d.ground, d.lifted_why, a.outcome AS appeal, p.hidden_at IS NOT NULL AS hidden,
			(SELECT count(*) FROM moderation_reports r WHERE r.case_id = c.id) AS reports,
			(SELECT count(*) FROM audit_entries e WHERE e.subject_kind = 'moderationCase' AND e.subject_id = c.id) AS deeds
		FROM moderation_cases c LEFT JOIN moderation_decisions d ON d.case_id = c.id
		LEFT JOIN moderation_appeals a ON a.decision_id = d.id
		JOIN forum_posts p ON p.id = CAST(c.subject_id AS INTEGER) AND c.path = '/forum/' || p.topic_id || '/' || p.number
			AND p.body = c.body AND p.author_id = c.author_id
		WHERE c.subject_kind = 'post' ORDER BY c.id`);
	expect(cases).toMatchObject([
		{
			status: "decided",
			outcome: "hidden",
			ground: "spam",
			lifted_why: null,
			appeal: null,
			hidden: 1,
			reports: 2,
			deeds: 3,
		},
		{ status: "decided", outcome: "hidden", lifted_why: "appeal", appeal: "lifted", hidden: 0, reports: 1, deeds: 4 },
		{ status: "open", outcome: null, hidden: 0, reports: 2, deeds: 2 },
	]);
});

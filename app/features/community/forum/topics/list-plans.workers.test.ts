import { expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import { binding, db } from "#tests/database.ts";
import { MADE_AT } from "#tests/factories.ts";
import { findLastVisit } from "../reading/reads.repository.server";
import { listPinnedTopics, listTopics, listUnreadTopics, type TopicFilter } from "./topic-lists.repository.server";

const now = new Date(MADE_AT.getTime() + DAY_MS);
const VISITOR = { userId: null, isModerator: false };

/** How SQLite reads a statement, a line for each table. */
async function planOf({ sql, params }: { sql: string; params: unknown[] }): Promise<string> {
	const bound = binding.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...params);
	const { results } = await bound.all<{ detail: string }>();
	return results.map(({ detail }) => detail).join("\n");
}

const list = (filter: TopicFilter, sort: "activity" | "new" = "activity") =>
	planOf(listTopics(db, { reader: VISITOR, filter, now }, { sort, after: [MADE_AT.getTime(), 1], limit: 31 }).toSQL());

test.each<[index: string, TopicFilter, ("activity" | "new")?]>([
	["forum_topics_by_activity", {}],
	["forum_topics_by_start", {}, "new"],
	["forum_topics_by_category", { categoryId: 1 }],
	["forum_topics_by_language", { languages: ["zh"] }],
	["forum_topics_by_activity", { languages: ["ru", "de"] }],
	["forum_topics_by_kind", { kind: "announcement" }],
	["forum_topics_unanswered", { state: "unanswered" }],
	["forum_topics_solved", { state: "solved" }],
	["forum_topics_solved", { isSolved: true }],
	["forum_topics_by_activity", { since: MADE_AT, until: now }],
	["forum_topics_by_start", { since: MADE_AT }, "new"],
])("a list of topics follows %s and sorts nothing", async (index, filter, sort) => {
	const plan = await list(filter, sort);
	expect(plan).toMatch(new RegExp(`forum_topics USING INDEX ${index}\\b`));
	expect(plan).not.toContain("USE TEMP B-TREE FOR ORDER BY");
	expect(plan).not.toContain("SCAN forum_categories");
});

test("topics of an author are found among their own alone", async () => {
	const author = { first: "Amara", initial: "K", id: null };
	expect(await list({ author, categoryId: 1, kind: "question", languages: ["de"] })).toMatch(
		/forum_topics USING INDEX forum_topics_by_author \(author_id=\?/,
	);
});

test.each<TopicFilter>([{}, { languages: ["zh"] }, { kind: "announcement" }, { categoryId: 1 }])(
	"pinned topics are found among the pinned alone, by %o",
	async (filter) => {
		const plan = await planOf(listPinnedTopics(db, { reader: VISITOR, filter, now }).toSQL());
		expect(plan).toContain("forum_topics USING INDEX forum_topics_pinned");
	},
);

test("a list below pinned topics still follows the index of its order", async () => {
	const page = { sort: "activity" as const, after: null, limit: 31, withoutPinned: true };
	const plan = await planOf(listTopics(db, { reader: VISITOR, filter: {}, now }, page).toSQL());
	expect(plan).toMatch(/forum_topics USING INDEX forum_topics_by_activity\b/);
	expect(plan).toContain("forum_topics USING INDEX forum_topics_pinned");
});

test("the unread list reads what somebody follows alone, the last visit one row", async () => {
	const unread = await planOf(listUnreadTopics(db, { userId: 1, now }).toSQL());
	expect(unread).toContain("forum_reads USING INDEX forum_reads_followed (user_id=? AND level=?)");
	const visit = await planOf(findLastVisit(db, { userId: 1, before: now }).toSQL());
	expect(visit).toContain("USING COVERING INDEX forum_reads_by_visit (user_id=? AND visited_at");
});

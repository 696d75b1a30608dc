import { describe, expect, test } from "vitest";
import { renderPost } from "#app/features/community/forum/markdown/render-post.server.ts";
import { publicName } from "#app/features/community/forum/public-name.ts";
import { dealSums } from "#app/features/community/forum/topic/deal-sums.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { DEMO_ACCOUNTS, DEMO_LEARNERS, type Person } from "../people.ts";
import { emailOf } from "./demo-members.ts";
import { DEMO_TOPICS } from "./demo-topics.ts";
import { FORUM_CASES } from "./forum-cases.ts";
import { placeTopics } from "./place-topics.ts";

const NOW = new Date("2026-11-30T12:00:00Z");
const people = new Map([...DEMO_ACCOUNTS, ...DEMO_LEARNERS].map((person) => [person.email, person]));

function personOf(by: string): Person {
	const person = people.get(emailOf(by));
	if (!person) throw new Error(`There is no ${by}`);
	return person;
}

const posts = DEMO_TOPICS.flatMap((topic) => topic.posts.map((post, at) => ({ topic, post, number: at + 1 })));
const named = posts.map((one) => [`${one.topic.title} ${one.number}`, one] as const);

test("there are forty topics, in six languages", () => {
	const placed = placeTopics(DEMO_TOPICS, NOW);
	expect(placed.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
	const counted = LANGUAGE_CODES.map((code) => placed.filter(({ topic }) => topic.language === code).length);
	expect(Object.fromEntries(LANGUAGE_CODES.map((code, at) => [code, counted[at]]))).toEqual({
		en: 14,
		ru: 5,
		fr: 5,
		es: 6,
		de: 5,
		zh: 5,
	});
});

describe("a deal", () => {
	const deals = posts.flatMap(({ topic, post }) => (post.deal ? [{ topic, deal: post.deal }] : []));

	test.each(deals.map((one) => [one.topic.title, one] as const))(
		"of “%s” has the offer that its topic names",
		(_, one) => {
			const { offer, margin } = dealSums(one.deal);
			const { afterRepairValue, repairs, fee, asking } = one.deal;
			expect(offer).toBeGreaterThan(0);
			expect(offer + margin + repairs + fee).toBe(afterRepairValue);
			expect(offer).toBeLessThan(asking ?? Number.POSITIVE_INFINITY);
			const figures = one.topic.posts.map(({ body }) => body.replace(/(?<=\d)[\s.,\u00a0](?=\d{3})/g, "")).join("\n");
			expect(figures).toMatch(new RegExp(`(?<!\\d)${offer}(?!\\d)`));
		},
	);

	test("of each review stands in its first post", () => {
		const reviews = DEMO_TOPICS.filter(({ kind }) => kind === "dealReview");
		expect(reviews.length).toBeGreaterThanOrEqual(8);
		expect(reviews.filter(({ posts: [first] }) => !first.deal)).toEqual([]);
	});
});

test("what is solved has an answer of another member, which is shown", () => {
	const solved = DEMO_TOPICS.filter(({ accepted }) => accepted !== undefined);
	expect(solved.length).toBeGreaterThanOrEqual(10);
	for (const { kind, accepted = 0, posts: all } of solved) {
		const answer = all[accepted - 1];
		expect(kind).toBe("question");
		expect(accepted).toBeGreaterThan(1);
		expect(answer?.by).not.toBe(all[0].by);
		expect(answer?.withdrawnHoursAgo ?? answer?.hiddenHoursAgo).toBeUndefined();
	}
});

describe.each(named)("%s", (_, { topic, post, number }) => {
	test("is Markdown of members who were there already, in the order of time", () => {
		const { by, hoursAgo, replyTo, edited, withdrawnHoursAgo = 0, reactions = {} } = post;
		const members = [
			by,
			...Object.values(reactions).flat(),
			...[...post.body.matchAll(/\(member:(\w+)\)/g)].map(([, to]) => String(to)),
		];
		for (const member of members) {
			expect(personOf(member).joinedDaysAgo * 24, `${member} has joined`).toBeGreaterThan(hoursAgo);
		}
		expect(Object.values(reactions).flat()).not.toContain(by);
		expect(number === 1 || hoursAgo < (topic.posts[number - 2]?.hoursAgo ?? 0)).toBe(true);
		expect(replyTo ?? 0).toBeLessThan(number);
		expect(edited?.hoursAgo ?? 0).toBeLessThan(hoursAgo);
		expect(withdrawnHoursAgo).toBeLessThan(hoursAgo);
		const { html } = renderPost(post.body.replace(/\(member:\w+\)/g, "(member:1)"));
		expect(html).not.toMatch(/\*\*|member:|\[!quote/);
	});
});

const quotes = posts.flatMap(({ topic, number, post }) =>
	[...post.body.matchAll(/^> \[!quote ([^\]]+), (\d+)\] (.+)$/gm)].map(([, name = "", quoted = "", words = ""]) => ({
		title: topic.title,
		number,
		name,
		quoted: Number(quoted),
		words,
		source: topic.posts[Number(quoted) - 1],
	})),
);

test.each(quotes)("$title $number quotes what $name said", ({ number, name, quoted, words, source }) => {
	expect(quoted).toBeLessThan(number);
	expect(publicName(personOf(source?.by ?? "").name)).toBe(name);
	expect(source?.body).toContain(words);
});

test("no post says what another one says", () => {
	const sentences = posts
		.flatMap(({ post }) => post.body.split(/(?<=[.!?。！？])\s*/))
		.filter((one) => one.length > 25);
	const repeated = sentences.filter((one, at) => sentences.indexOf(one) !== at && !one.startsWith("> "));
	expect(repeated).toEqual([]);
});

test("posts that were split off have new numbers, answer one another, and leave a line behind", () => {
	const placed = placeTopics(DEMO_TOPICS, NOW);
	const split = placed.at(-1);
	expect(split?.posts.map(({ number, former, post }) => [number, former?.number, post?.replyTo])).toEqual([
		[1, 5, undefined],
		[2, 6, 1],
		[3, 7, 2],
	]);
	const origin = placed.find(({ id }) => id === split?.posts[0]?.former?.topicId);
	expect(origin?.posts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 8, 9]);
	expect(origin?.posts.at(-1)?.note).toEqual({ deed: "split", topicId: split?.id, count: 3 });
});

test("later posts have greater ids, by which the search lists the newest first", () => {
	const all = placeTopics(DEMO_TOPICS, NOW).flatMap((topic) => topic.posts);
	const byId = all.toSorted((a, b) => a.id - b.id).map(({ at }) => at);
	expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
	expect(byId).toEqual(byId.toSorted((a, b) => a - b));
});

test("what is reported is there, and hidden where a decision stands", () => {
	for (const { topic: title, author, reports, decision } of FORUM_CASES) {
		const post = DEMO_TOPICS.find((topic) => topic.title === title)?.posts.find(({ by }) => by === author);
		expect(post?.hiddenHoursAgo).toBe(decision && !decision.appeal ? decision.hoursAgo : undefined);
		for (const report of reports) {
			expect(report.by).not.toBe(author);
			expect(report.hoursAgo).toBeLessThan(post?.hoursAgo ?? 0);
		}
	}
});

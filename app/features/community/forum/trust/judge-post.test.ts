import { describe, expect, test } from "vitest";
import { ACCOUNTS_UNTIL_HELD, judgePost, type PostFacts } from "./judge-post";

const limits = { postsPerHour: 1, postsPerDay: 1, topicsPerDay: 1, editsPerDay: 1, links: 2, pictures: 1, mentions: 1 };
const lists = { blockedWords: "casino", blockedHosts: "bad.example", watchedWords: "guaranteed" };
const post = (more: Partial<PostFacts> = {}): PostFacts => ({
	text: "A fair fee",
	links: [],
	hosts: [],
	pictures: [],
	mentions: [],
	...more,
});
const judged = (more: Partial<PostFacts>, given: { former?: PostFacts; others?: number } = {}) =>
	judgePost(post(more), { former: given.former ?? null, limits, lists, others: given.others ?? 0 });
const three = ["https://a.example", "https://b.example", "https://c.example"];

describe("limits of one post", () => {
	test.each([
		["links", { links: three }, 2, 3],
		["pictures", { pictures: ["a", "b"] }, 1, 2],
		["mentions", { mentions: [1, 2] }, 1, 2],
	])("%s above the limit are refused with both counts", (limit, more, max, count) => {
		expect(judged(more)).toEqual({ ok: false, reason: "limited", limit, max, count, endsAt: null });
	});

	test("as many as may stand there pass", () => {
		expect(judged({ links: three.slice(1), pictures: ["a"], mentions: [1] })).toEqual({ ok: true, heldBy: null });
	});

	test("an edit that adds links to an old post is refused, one that adds none is not", () => {
		expect(judged({ links: three }, { former: post({ links: three.slice(1) }) })).toMatchObject({ limit: "links" });
		expect(judged({ links: three }, { former: post({ links: three }) })).toEqual({ ok: true, heldBy: null });
	});
});

describe("words and sites", () => {
	test("that are blocked refuse the post and are named", () => {
		expect(judged({ text: "My Casino" })).toEqual({ ok: false, reason: "blockedWord", found: "casino" });
		const hosts = ["shop.bad.example"];
		expect(judged({ hosts })).toEqual({ ok: false, reason: "blockedHost", found: "shop.bad.example" });
	});

	test("that are watched hold it, unless it had the word already", () => {
		expect(judged({ text: "Guaranteed returns" })).toEqual({ ok: true, heldBy: "watchedWords" });
		const former = post({ text: "guaranteed" });
		expect(judged({ text: "Guaranteed returns" }, { former })).toEqual({ ok: true, heldBy: null });
	});
});

test("the same from several new members is held from the third on", () => {
	expect(judged({}, { others: ACCOUNTS_UNTIL_HELD - 2 })).toEqual({ ok: true, heldBy: null });
	expect(judged({}, { others: ACCOUNTS_UNTIL_HELD - 1 })).toEqual({ ok: true, heldBy: "sameFromSeveral" });
});

import { describe, expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
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
type Given = { former?: PostFacts; others?: number; links?: Partial<Parameters<typeof judgePost>[1]["links"]> };
const judged = (more: Partial<PostFacts>, given: Given = {}) =>
	judgePost(post(more), {
		former: given.former ?? null,
		limits,
		lists,
		others: given.others ?? 0,
		links: { level: "member", holds: { firstLinks: 1, editedLinkDays: 1 }, linked: 0, ageMs: 0, ...given.links },
	});
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

describe("links of new members", () => {
	const links = three.slice(2);
	const one = { level: "new" } as const;

	test("wait until as many of their posts with links are approved", () => {
		expect(judged({ links }, { links: one })).toEqual({ ok: true, heldBy: "firstLinks" });
		expect(judged({ links }, { links: { ...one, linked: 1 } })).toEqual({ ok: true, heldBy: null });
		const holds = { firstLinks: 3, editedLinkDays: 1 };
		expect(judged({ links }, { links: { ...one, linked: 2, holds } })).toEqual({ ok: true, heldBy: "firstLinks" });
	});

	test("wait as well where an edit brings the first one, and nothing else waits", () => {
		expect(judged({ links }, { former: post(), links: one })).toEqual({ ok: true, heldBy: "firstLinks" });
		expect(judged({ links }, { former: post({ links }), links: one })).toEqual({ ok: true, heldBy: null });
		expect(judged({}, { links: one })).toEqual({ ok: true, heldBy: null });
		expect(judged({ links })).toEqual({ ok: true, heldBy: null });
		const holds = { firstLinks: 0, editedLinkDays: 1 };
		expect(judged({ links }, { links: { ...one, holds } })).toEqual({ ok: true, heldBy: null });
	});
});

describe("links that an edit brings into an old post", () => {
	const edited = (more: Given["links"], former = three.slice(2)) =>
		judged({ links: three.slice(0, 1) }, { former: post({ links: former }), links: { ageMs: DAY_MS, ...more } });

	test.each(["new", "member", "regular"] as const)("of a %s wait, also in place of another link", (level) => {
		expect(edited({ level, linked: 1 })).toEqual({ ok: true, heldBy: "editedLink" });
		expect(edited({ level, linked: 1 }, [])).toEqual({ ok: true, heldBy: "editedLink" });
	});

	test("do not wait in a young post, of a trusted member, where they stood already, or where a school holds none", () => {
		expect(edited({ ageMs: DAY_MS - 1 })).toEqual({ ok: true, heldBy: null });
		expect(edited({ level: "trusted" })).toEqual({ ok: true, heldBy: null });
		expect(edited({}, three)).toEqual({ ok: true, heldBy: null });
		expect(edited({ holds: { firstLinks: 1, editedLinkDays: 0 } })).toEqual({ ok: true, heldBy: null });
	});
});

import { describe, expect, test } from "vitest";
import { PROFILE_PARTS, type ProfilePart, VISIBILITIES, type Visibility } from "../visibility";
import { type Onlooker, profileAsSeenBy, readOnlooker } from "./as-others-see.server";

const ROW = {
	headline: "Buyer of land",
	country: "PT",
	image: "/pictures/a",
	bio: "I **buy** land.<script>alert(1)</script>",
	languages: ["pt", "de"],
	interests: ["sellers"],
};
const TOPICS = [
	{ key: "sellers", name: "Sellers" },
	{ key: "law", name: "Law" },
];
const each = (who: Visibility) => Object.fromEntries(PROFILE_PARTS.map((part) => [part, who]));
const seen = (visibility: Record<string, Visibility> | null, onlooker: Onlooker, isTeacher = false) =>
	profileAsSeenBy({ ...ROW, visibility }, { name: "Mira", isTeacher, onlooker, language: "en", topics: TOPICS });
const tells = (view: object): Record<ProfilePart, boolean> => {
	const text = JSON.stringify({ ...view, hidden: [] });
	const words = {
		image: "/pictures/a",
		headline: "of land",
		bio: "<strong>",
		country: "Portugal",
		languages: "German",
	};
	const has = Object.entries({ ...words, interests: "Sellers" }).map(([part, word]) => [part, text.includes(word)]);
	return Object.fromEntries(has);
};

describe("each part is shown to whom its owner has chosen, and to nobody else", () => {
	const cases = PROFILE_PARTS.flatMap((part) => VISIBILITIES.map((who) => ({ part, who })));
	test.each(cases)("$part for $who", ({ part, who }) => {
		const visibility = { ...each("everyone"), [part]: who };
		for (const onlooker of ["members", "everyone"] as const) {
			const view = seen(visibility, onlooker);
			const isShown = who === "everyone" || (who === "members" && onlooker === "members");
			expect(tells(view)).toEqual({ ...Object.fromEntries(PROFILE_PARTS.map((one) => [one, true])), [part]: isShown });
			expect(view.hidden).toEqual(isShown ? [] : [part]);
		}
	});
});

test("without a choice it is as the school usually has it: who teaches shows picture, headline and biography to everybody", () => {
	expect(seen(null, "everyone").hidden).toEqual([...PROFILE_PARTS]);
	expect(seen(null, "everyone", true).hidden).toEqual(["country", "languages", "interests"]);
	expect(seen(null, "members").hidden).toEqual([]);
});

test("the bio is the school's Markdown, without what could run", () => {
	const { bioHtml } = seen(each("everyone"), "everyone");
	expect(bioHtml).toContain("I <strong>buy</strong> land.");
	expect(bioHtml).not.toContain("<script");
});

test("what is empty is neither shown nor called hidden", () => {
	const asked = { name: "Mira", isTeacher: false, onlooker: "everyone", language: "en", topics: TOPICS } as const;
	expect(profileAsSeenBy(undefined, asked)).toMatchObject({ name: "Mira", bioHtml: null, country: null, hidden: [] });
});

test.each([
	["", "members"],
	["as=everyone", "everyone"],
	["as=admins", "members"],
	["as=%00", "members"],
])("the address %j asks for %s", (search, onlooker) => {
	expect(readOnlooker(new URLSearchParams(search))).toBe(onlooker);
});

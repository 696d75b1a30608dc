import { describe, expect, test } from "vitest";
import {
	movedSearch,
	nameOf,
	offeredCourseTopics,
	offeredEntries,
	paramsInForce,
	readTaxonomy,
	type Topic,
	taxonomyRefusal,
} from "./taxonomy";

const topic = (key: string, given: Partial<Topic> = {}): Topic => ({
	key,
	name: key.toUpperCase(),
	isRetired: false,
	drawing: "sellers",
	isForCourses: true,
	...given,
});
const TOPICS = [topic("sellers"), topic("auctions", { isRetired: true }), topic("law", { isForCourses: false })];
const keysOf = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);

test("rows become topics and levels, in the order in which they come", () => {
	const { topics, levels } = readTaxonomy([
		{ kind: "topic", ...topic("sellers") },
		{ kind: "level", ...topic("hard") },
		{ kind: "topic", ...topic("buyers") },
	]);
	expect(topics).toEqual([topic("sellers"), topic("buyers")]);
	expect(levels).toEqual([{ key: "hard", name: "HARD", isRetired: false }]);
});

describe("what is offered", () => {
	test("a retired one is offered only where something has it", () => {
		expect(keysOf(offeredEntries(TOPICS))).toEqual(["sellers", "law"]);
		expect(keysOf(offeredEntries(TOPICS, ["auctions"]))).toEqual(["sellers", "auctions", "law"]);
	});

	test("courses are offered their own topics, and those that one of them has", () => {
		expect(keysOf(offeredCourseTopics(TOPICS))).toEqual(["sellers"]);
		expect(keysOf(offeredCourseTopics(TOPICS, ["law", "auctions"]))).toEqual(["sellers", "auctions", "law"]);
	});
});

test.each([
	["sellers", undefined, null],
	["gone", undefined, "unknown"],
	["gone", "gone", "unknown"],
	["auctions", undefined, "retired"],
	["auctions", "sellers", "retired"],
	["auctions", "auctions", null],
])("the topic %s, where it has been %s, is refused as %s", (key, current, refusal) => {
	expect(taxonomyRefusal(TOPICS, key, current)).toBe(refusal);
});

test("what has no name is called by its key", () => {
	expect([nameOf(TOPICS, "sellers"), nameOf(TOPICS, "gone")]).toEqual(["SELLERS", "gone"]);
});

describe("addresses", () => {
	const topics = [
		topic("sellers", { slug: "selling", formerSlugs: ["sale"] }),
		topic("auctions", { slug: "auctions", isRetired: true, mergedInto: "sellers" }),
		topic("law"),
	];
	const read = (search: string) => String(paramsInForce(new URLSearchParams(search), topics));

	test.each([
		["topic=selling&q=a", "topic=selling&q=a"],
		["topic=sellers", "topic=selling"],
		["topic=sale&topic=law&topic=auctions", "topic=selling&topic=law"],
		["q=sellers&topic=gone", "q=sellers&topic=gone"],
	])("%s means %s", (search, inForce) => {
		expect(read(search)).toBe(inForce);
	});

	test("an address moves where it names a topic as before, and else stays", () => {
		const moved = (search: string) => movedSearch(new URLSearchParams(search), topics);
		expect(moved("sort=newest&topic=sale")).toBe("?sort=newest&topic=selling");
		expect([moved("topic=selling&topic=law"), moved("topic=gone"), moved("q=sale")]).toEqual([null, null, null]);
	});
});

import { expect, test } from "vitest";
import { groupsOf, KEY_GROUPS } from "./key-groups";
import { isHelpKey } from "./keys-request";
import { VIDEO_COMMANDS, videoCommandOf } from "./video-keys";

const namesOn = (page: Parameters<typeof groupsOf>[0]) => groupsOf(page).map(({ name }) => name);

test("a page lists its own keys first, and none of another page", () => {
	expect(namesOn("lesson")).toEqual(["lesson", "video", "everywhere", "search"]);
	expect(namesOn("courses")).toEqual(["everywhere", "search"]);
	expect(namesOn(null)).toEqual(["everywhere", "search"]);
});

test("no key does two things in one group", () => {
	for (const { name, lines } of KEY_GROUPS) {
		const pressed = lines.flatMap(({ press }) => press.map((keys) => keys.join("+")));
		expect([name, new Set(pressed).size]).toEqual([name, pressed.length]);
	}
});

test("the question mark is the help's own, however a keyboard makes it, but not with a key held that means more", () => {
	const key = { key: "?", altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false };
	expect(isHelpKey(key)).toBe(true);
	for (const held of [{ ctrlKey: true }, { metaKey: true }, { defaultPrevented: true }, { key: "/" }])
		expect(isHelpKey({ ...key, ...held })).toBe(false);
});

test("the player acts by the keys that are listed, in either case", () => {
	const lines = KEY_GROUPS.find(({ name }) => name === "video")?.lines ?? [];
	expect(lines.map(({ does }) => does)).toEqual(VIDEO_COMMANDS);
	expect(lines.find(({ does }) => does === "play")?.press).toEqual([["space"], ["K"]]);
	expect(["K", "k", " ", "7", "ArrowLeft", ">"].map(videoCommandOf)).toEqual([
		"play",
		"play",
		"play",
		"toTenth",
		"back",
		"faster",
	]);
	expect(["x", "?", "Tab", "H"].map(videoCommandOf)).toEqual(Array(4).fill(undefined));
});

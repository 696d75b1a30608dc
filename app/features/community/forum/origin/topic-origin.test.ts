import { expect, test } from "vitest";
import { originParameter, readOrigin } from "./topic-origin";

test.each([
	["lesson=12&course=3", { kind: "lesson", key: "12" }],
	["course=3", { kind: "course", key: "3" }],
	["resource=wholesale-contract", { kind: "resource", key: "wholesale-contract" }],
	["lesson=none", null],
	["resource=../admin", null],
	["category=deals", null],
])("%s is read as the page on which a topic is started", (search, origin) => {
	expect(readOrigin(new URLSearchParams(search))).toEqual(origin);
});

test("an origin is read again from its own parameter", () => {
	const origin = { kind: "resource", key: "deal-sheet" } as const;
	expect(readOrigin(new URLSearchParams(originParameter(origin)))).toEqual(origin);
});

import { expect, test } from "vitest";
import { messagePath, parseMessages, readView } from "./messages-query";

const parse = (search: string) => parseMessages(new URLSearchParams(search), ["orderPaid"]);

test("the address of a message keeps its list", () => {
	expect(messagePath("a-1", parse(""))).toBe("/outbox/a-1");
	expect(messagePath("a/1", parse("q=ann&state=failed&after=5.x"), "headers")).toBe(
		"/outbox/a%2F1?state=failed&q=ann&after=5.x&view=headers",
	);
	expect(messagePath("a", parse("kind=orderPaid"))).toBe("/outbox/a?kind=orderPaid");
	expect(messagePath("a", parse("kind=spaceship"))).toBe("/outbox/a");
});

test.each([
	["", "read"],
	["view=delivery", "delivery"],
	["view=__proto__", "read"],
])("%j asks for the view %s", (search, view) => {
	expect(readView(new URLSearchParams(search))).toBe(view);
});

import { expect, test } from "vitest";
import { linkedText } from "./linked-text";

const ORIGIN = "http://127.0.0.1:8788";

test("our own addresses become links, with what stands around them", () => {
	expect(linkedText(`Hello,\n${ORIGIN}/reset-password?token=a_b-c.\nBye`, ORIGIN)).toEqual([
		{ text: "Hello,\n" },
		{ text: `${ORIGIN}/reset-password?token=a_b-c`, href: "/reset-password?token=a_b-c" },
		{ text: ".\nBye" },
	]);
});

test.each([
	"https://evil.example/reset-password",
	"http://127.0.0.1:8788.evil.example/",
	"http://127.0.0.1:8788@evil.example/",
	"http://127.0.0.1:8788//evil.example/",
	"http://127.0.0.1:9999/x",
	"javascript:alert(1)",
	"http://",
])("%s stays text", (text) => {
	expect(linkedText(text, ORIGIN)).toEqual([{ text }]);
});

test("an empty text has no parts", () => {
	expect(linkedText("", ORIGIN)).toEqual([]);
});

import { expect, test } from "vitest";
import { anchorAt, findAnchor, hashOf, wordsOf } from "./anchor";

const TEXT = [
	"Every deal has one number that decides it, and you should know it before you speak to the owner.",
	"You already have the two figures it rests on. If either of them is a guess, so is your offer.",
	"The rule, and where it comes from",
	"Cash buyers in most markets look for a price near seventy per cent of the value after repairs.",
];
const note = (at: number, quote = "") => ({ ...anchorAt(TEXT, at), quote });

test("a note is found by its paragraph, wherever that has moved", () => {
	expect(findAnchor(note(1), TEXT)).toEqual({ at: 1, marked: null });
	expect(findAnchor(note(1), ["New first paragraph.", ...TEXT])).toEqual({ at: 2, marked: null });
});

test("marked words are found in it, and in a paragraph that was changed round them", () => {
	const quote = "If either of them is a guess, so is your offer.";
	expect(findAnchor(note(1, quote), TEXT)).toEqual({ at: 1, marked: [46, 93] });
	const changed = [...TEXT.slice(0, 1), `Two figures carry it. ${quote}`, ...TEXT.slice(2)];
	expect(findAnchor(note(1, quote), changed)).toEqual({ at: 1, marked: [22, 69] });
});

test("a small edit of the paragraph keeps the note, also where the marked words were edited", () => {
	const edited = TEXT.map((words) => words.replace("one number", "a single number").replace("guess", "bet"));
	expect(findAnchor(note(0), edited)).toEqual({ at: 0, marked: null });
	expect(findAnchor(note(1, "is a guess, so is your offer"), edited)).toEqual({ at: 1, marked: null });
});

test("a note whose paragraph is gone is found nowhere", () => {
	expect(findAnchor(note(3), TEXT.slice(0, 3))).toBeNull();
	expect(findAnchor(note(0), [])).toBeNull();
	expect(findAnchor({ anchor: "x", excerpt: "", quote: "", place: 0 }, TEXT)).toBeNull();
});

test("of paragraphs with the same words the nearest is taken", () => {
	const twice = ["Check.", "One.", "Check.", "Two."];
	expect(findAnchor({ ...anchorAt(twice, 2), quote: "" }, twice)?.at).toBe(2);
});

test("a Chinese paragraph survives a small edit", () => {
	const text = ["每笔交易都有一个决定性的数字，在与业主交谈之前，你应该先知道它。"];
	const edited = ["每一笔交易都有一个决定性的数字；在与业主交谈之前，你应当先知道它。"];
	expect(findAnchor({ ...anchorAt(text, 0), quote: "" }, edited)?.at).toBe(0);
});

test("words are taken without the line breaks of the source", () => {
	expect(hashOf(wordsOf(" One\n\ttwo "))).toBe(hashOf("One two"));
	expect(hashOf("One two")).not.toBe(hashOf("One  two"));
});

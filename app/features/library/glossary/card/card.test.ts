import { expect, test } from "vitest";
import { cardPosition } from "./card-place";
import { otherLanguage } from "./other-language";

const window = { width: 1440, height: 840 };
const column = { left: 384, right: 1024 };
const card = { width: 400, height: 256 };
const box = (left: number, top: number, width = 130) => ({ left, right: left + width, top, bottom: top + 30 });

test("a card stands 10 px below its term, inside the column of text, and points at its middle", () => {
	expect(cardPosition({ lines: [box(775, 366)], column, card, window })).toEqual({
		left: 624,
		top: 406,
		pointer: 216,
		isAbove: false,
	});
	expect(cardPosition({ lines: [box(384, 366, 40)], column, card, window })).toMatchObject({ left: 384, pointer: 20 });
});

test("near the foot of the window it stands above", () => {
	expect(cardPosition({ lines: [box(600, 700)], column, card, window })).toMatchObject({
		top: 700 - 10 - 256,
		isAbove: true,
	});
	expect(cardPosition({ lines: [box(600, 20)], column, card: { width: 400, height: 900 }, window }).isAbove).toBe(
		false,
	);
});

test("below a term of two lines it stands below the second, above it above the first", () => {
	const lines = [box(900, 300, 120), box(384, 332, 60)] as const;
	expect(cardPosition({ lines: [...lines], column, card, window })).toMatchObject({ top: 372, left: 384 });
	const atFoot = [box(900, 700, 120), box(384, 732, 60)] as const;
	expect(cardPosition({ lines: [...atFoot], column, card, window })).toMatchObject({ top: 434, left: 624 });
});

test("where the column is narrower than a card it keeps to the window", () => {
	const narrow = { left: 300, right: 620 };
	expect(
		cardPosition({ lines: [box(560, 100, 40)], column: narrow, card, window: { width: 800, height: 900 } }),
	).toMatchObject({
		left: 380,
	});
});

test("the other language is one that the browser says is read, else English", () => {
	const others = (["en", "de", "ru"] as const).map((language) => ({ language, name: language, title: language }));
	expect(otherLanguage(others, ["fr-FR", "de-AT", "ru"])?.language).toBe("de");
	expect(otherLanguage(others, ["fr"])?.language).toBe("en");
	expect(otherLanguage(others.slice(1), ["en-US"])).toBeNull();
});

import { expect, test } from "vitest";
import { cutToWidth, displayWidth } from "./display-width";

test.each([
	["", 0],
	["Offer", 5],
	["Übersicht", 9],
	["e\u0301", 1],
	["房地产", 6],
	["房 10，", 7],
	["сделка", 6],
	["🏠", 2],
	["a\u200bb", 2],
])("%j is %i columns wide", (text, width) => {
	expect(displayWidth(text)).toBe(width);
});

test.each([
	["Offer", 5, "Offer"],
	["Offers", 5, "Offe…"],
	["An offer", 4, "An…"],
	["房地产投资", 7, "房地产…"],
])("%j cut to %i columns is %j", (text, most, cut) => {
	expect(cutToWidth(text, most)).toBe(cut);
	expect(displayWidth(cut)).toBeLessThanOrEqual(most);
});

import { expect, test } from "vitest";
import { maySingleKeyAct } from "./single-key";

const OFF = { dataset: { singleKeys: "off" } };

test.each(["?", "j", "K", "<", "5"])("%s does nothing by itself once such keys are switched off", (key) => {
	expect(maySingleKeyAct({ key }, { dataset: {} })).toBe(true);
	expect(maySingleKeyAct({ key }, OFF)).toBe(false);
});

test.each([" ", "ArrowLeft", "Home", "Escape", "F8"])("“%s” is no letter, figure or sign, and always acts", (key) => {
	expect(maySingleKeyAct({ key }, OFF)).toBe(true);
});

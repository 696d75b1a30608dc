import { expect, test } from "vitest";
import { isShortcutEnabled } from "./shortcut-enabled";

const OFF = { dataset: { singleKeys: "off" } };

test.each(["?", "j", "K", "<", "5"])("%s does nothing by itself once such keys are switched off", (key) => {
	expect(isShortcutEnabled({ key }, { dataset: {} })).toBe(true);
	expect(isShortcutEnabled({ key }, OFF)).toBe(false);
});

test.each([" ", "ArrowLeft", "Home", "Escape", "F8"])("“%s” is no letter, figure or sign, and always acts", (key) => {
	expect(isShortcutEnabled({ key }, OFF)).toBe(true);
});

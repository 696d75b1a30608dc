import { expect, test } from "vitest";
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from "./tooltip-delays";

test("tooltips wait 700 ms, and 300 ms after one the next does not", () => {
	expect(TOOLTIP_DELAY_MS).toBe(700);
	expect(TOOLTIP_SKIP_DELAY_MS).toBe(300);
});

import { expect, test } from "vitest";
import { readAccessibilityCookie, serializeAccessibility } from "./account-cookie";

test("what is handed over arrives as it was, among other cookies", () => {
	const chosen = { fontSize: "larger", contrast: "high", motionReduced: true, singleKeys: false } as const;
	const [pair] = serializeAccessibility(chosen).split(";");
	expect(readAccessibilityCookie(`theme=dark; ${pair}; lang=de`)).toEqual(chosen);
});

test.each(["", "theme=dark", "accessibility=%E0", "other_accessibility=1"])("“%s” hands nothing over", (cookies) => {
	expect(readAccessibilityCookie(cookies)).toBeNull();
});

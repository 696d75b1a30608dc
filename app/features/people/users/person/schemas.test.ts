import { expect, test } from "vitest";
import { endsBefore, PersonForm } from "./schemas";

const wish = (typed: object) => PersonForm.parse({ why: "Asked for it", ...typed });

test.each(["2026-02-30", "2026-11-31", "30.11.2026", "2026-11-30T00:00"])("%j is no last day", (until) => {
	for (const typed of [
		{ intent: "suspend", why: "Spam", until },
		{ intent: "membership", until },
	]) {
		expect(PersonForm.safeParse(typed).error?.issues.map(({ path }) => path.join("."))).toEqual(["until"]);
	}
});

test("a last day is kept as it was typed, and must not be over where it begins to count", () => {
	const given = PersonForm.parse({ intent: "membership", until: "2026-11-30" });
	expect(given).toEqual({ intent: "membership", until: "2026-11-30" });
	expect([endsBefore(given, "2026-11-30"), endsBefore(given, "2026-12-01")]).toEqual([false, true]);

	const right = { rightId: 1, until: "2026-11-30" };
	expect(endsBefore(wish({ intent: "extend", ...right }), "2026-12-01")).toBe(true);
	// The field belongs to every action of an entitlement's form.
	expect(endsBefore(wish({ intent: "pause", ...right }), "2026-12-01")).toBe(false);
	expect(endsBefore(PersonForm.parse({ intent: "membership" }), "2026-12-01")).toBe(false);
});

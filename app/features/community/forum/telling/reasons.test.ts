import fc from "fast-check";
import { expect, test } from "vitest";
import { REASONS, strongestReasons } from "./reasons";

const ids = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 20 });
const people = fc.record({
	authorId: fc.option(fc.integer({ min: 1, max: 12 })),
	mentioned: ids,
	replied: ids,
	quoted: ids,
	watching: ids,
});

test("everybody but the author is told once, by the strongest of their reasons", () => {
	fc.assert(
		fc.property(people, (given) => {
			const told = strongestReasons(given);
			const all = new Set(REASONS.flatMap((reason) => given[reason]));
			const expected = [...all].filter((id) => id !== given.authorId);
			expect([...told.keys()].sort()).toEqual(expected.sort());
			for (const [id, reason] of told) expect(reason).toBe(REASONS.find((one) => given[one].includes(id)));
		}),
	);
});

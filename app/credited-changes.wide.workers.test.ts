import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { type ChangingMember, changingMember } from "#tests/money/changing-member.ts";
import { openJoinedSchool } from "#tests/money/joined-school.ts";
import { makePlan } from "#tests/money/memberships.ts";

const school = openJoinedSchool();
const [pro, elite, top] = [
	(await makePlan(db)).id,
	(await makePlan(db, { monthly: 29_700, yearly: 297_000 })).id,
	(await makePlan(db, { monthly: 39_700, yearly: 397_000 })).id,
];

type Paid = Awaited<ReturnType<ChangingMember["paid"]>>;

/** The credit of each change that is last in its period is still covered by earlier orders. */
function expectCreditsHeld(all: Paid) {
	const kept = ({ totalMinor, refundedMinor, refundingMinor }: Paid[number]) =>
		totalMinor - refundedMinor - refundingMinor;
	for (const number of new Set(all.map(({ periodNumber }) => periodNumber))) {
		const period = all.filter(({ periodNumber }) => periodNumber === number);
		const at = period.findLastIndex((order) => kept(order) > 0);
		const held = period.slice(0, Math.max(0, at)).reduce((sum, order) => sum + kept(order), 0);
		expect(held).toBeGreaterThanOrEqual(period[at]?.creditMinor ?? 0);
	}
}

const happening = fc.oneof(
	fc.record({
		what: fc.constant("change" as const),
		planId: fc.constantFrom(pro, elite, top),
		interval: fc.constantFrom("month" as const, "month" as const, "year" as const),
	}),
	fc.record({
		what: fc.constant("back" as const),
		at: fc.nat({ max: 4 }),
		amountMinor: fc.constantFrom(null, null, 1, 3333),
	}),
	fc.record({ what: fc.constant("pass" as const), days: fc.constantFrom(3, 10) }),
	fc.record({ what: fc.constant("declined" as const), planId: fc.constantFrom(elite, top) }),
	fc.record({ what: fc.constant("late" as const), at: fc.nat({ max: 2 }) }),
);

const declined = { what: "declined" as const, planId: elite };
const late = { what: "late" as const, at: 0 };
const LATE: [(typeof happening extends fc.Arbitrary<infer One> ? One : never)[]][] = [
	[[declined, { what: "back", at: 0, amountMinor: 3333 }, late]],
	[[declined, { what: "change", planId: top, interval: "month" }, late]],
];

async function expectBegunOrBack(one: ChangingMember) {
	const begun = await one.begun();
	for (const { id, occasion, trouble, totalMinor } of await one.paid()) {
		if (occasion !== "change") continue;
		expect(trouble === "changeTooLate").toBe(!begun.includes(id));
		if (!begun.includes(id)) expect(await one.backOf(id)).toBe(totalMinor);
	}
}

test("whatever is changed and given back in whichever order, no cent goes back twice, and in the end each can go back once", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 6 }), async (happenings) => {
			const one = await changingMember(school, pro);
			for (const happens of happenings) {
				if ((await one.current()).endedAt) break;
				if (happens.what === "pass") await one.pass(happens.days);
				if (happens.what === "change") await one.change(happens.planId, happens.interval);
				if (happens.what === "back") {
					const all = await one.paid();
					await one.goodwill(all[happens.at % all.length]?.id ?? "", happens.amountMinor);
				}
				if (happens.what === "declined") await one.declined(happens.planId);
				if (happens.what === "late") await one.payLate((await one.failed())[happens.at]?.id);
				await school.work();
				expectCreditsHeld(await one.paid());
				await expectBegunOrBack(one);
			}
			for (const { id } of (await one.paid()).toReversed()) {
				await one.goodwill(id);
				await school.work();
			}
			for (const { refundedMinor, totalMinor } of await one.paid()) expect(refundedMinor).toBe(totalMinor);
			expect(await one.isOpen()).toBe(false);
		}),
		{ numRuns: 10, examples: LATE },
	);
}, 120_000);

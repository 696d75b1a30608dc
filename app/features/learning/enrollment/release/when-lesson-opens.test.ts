import fc from "fast-check";
import { expect, test } from "vitest";
import type { LessonOpening } from "#db/schema/learning/catalog.ts";
import { closedLessons, isLessonOpen, whenLessonOpens } from "./when-lesson-opens";

const enrolledAt = new Date("2026-03-01T10:00:00Z");
const learner = { enrolledAt, hasCompleted: false, waitsFor: (key: string) => ["deed", "title"].includes(key) };
const lesson = (opens: LessonOpening | null) => ({ opens, freePreview: false });
const date = { at: "2026-12-01T05:00:00.000Z", timeZone: "America/New_York" };

test.each<[string, LessonOpening | null, string, ReturnType<typeof whenLessonOpens>]>([
	["no rule", null, "2026-03-01T10:00:00Z", null],
	[
		"a day too early",
		{ days: 3 },
		"2026-03-03T10:00:00Z",
		{ at: new Date("2026-03-04T10:00:00Z"), days: 3, after: [] },
	],
	["the days are over", { days: 3 }, "2026-03-04T10:00:00Z", null],
	["before the date", date, "2026-12-01T04:59:59.999Z", { at: new Date(date.at), days: null, after: [] }],
	["from the date on", date, "2026-12-01T05:00:00Z", null],
	[
		"lessons to complete",
		{ after: ["deed", "done", "title"] },
		"2026-03-01T10:00:00Z",
		{ at: null, days: null, after: ["deed", "title"] },
	],
	["all completed, or gone", { after: ["done", "retired"] }, "2026-03-01T10:00:00Z", null],
	[
		"both",
		{ days: 1, after: ["deed"] },
		"2026-03-01T10:00:00Z",
		{ at: new Date("2026-03-02T10:00:00Z"), days: 1, after: ["deed"] },
	],
	[
		"the lesson is left when the days are over",
		{ days: 1, after: ["deed"] },
		"2026-03-03T10:00:00Z",
		{ at: null, days: null, after: ["deed"] },
	],
])("%s", (_, opens, now, lock) => {
	expect(whenLessonOpens(lesson(opens), learner, new Date(now))).toEqual(lock);
});

const KEYS = ["a", "b", "c", "d"];
const opening = fc.oneof(
	fc.constant(null),
	fc.record(
		{ days: fc.integer({ min: 1, max: 365 }), after: fc.subarray(KEYS, { minLength: 1 }) },
		{ requiredKeys: [] },
	),
	fc.record({ at: fc.constant(date.at), timeZone: fc.constant(date.timeZone), after: fc.subarray(KEYS) }),
);
const course = fc
	.tuple(opening, opening, opening, opening)
	.map((rules) => rules.map((opens, at) => ({ id: at + 1, key: KEYS[at] ?? "", opens, freePreview: false })));
const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true });
const done = fc.subarray([1, 2, 3, 4]).map((ids) => new Set(ids));

test("what is completed or a free preview is open at any time", () => {
	fc.assert(
		fc.property(opening, instant, fc.boolean(), (opens, now, isPreview) => {
			const open = isLessonOpen({ opens, freePreview: isPreview }, { ...learner, hasCompleted: !isPreview }, now);
			expect(open).toBe(true);
		}),
	);
});

test("time and progress only ever open lessons", () => {
	fc.assert(
		fc.property(course, instant, fc.nat(400), done, done, (lessons, now, days, some, more) => {
			const before = closedLessons(lessons, { enrolledAt, completedIds: some }, now);
			const later = new Date(now.getTime() + days * 86_400_000);
			const after = closedLessons(lessons, { enrolledAt, completedIds: new Set([...some, ...more]) }, later);
			for (const id of after.keys()) expect([...before.keys()]).toContain(id);
		}),
	);
});

test("a closed lesson says something that would open it", () => {
	fc.assert(
		fc.property(course, instant, done, (lessons, now, completedIds) => {
			for (const [id, lock] of closedLessons(lessons, { enrolledAt, completedIds }, now)) {
				expect(lock.at !== null || lock.after.length > 0).toBe(true);
				expect(lock.at?.getTime() ?? Number.POSITIVE_INFINITY).toBeGreaterThan(now.getTime());
				const all = new Set([...completedIds, ...lessons.map((one) => one.id).filter((one) => one !== id)]);
				expect(closedLessons(lessons, { enrolledAt, completedIds: all }, lock.at ?? now).has(id)).toBe(
					lessons.find((one) => one.id === id)?.opens?.after?.includes(KEYS[id - 1] ?? "") ?? false,
				);
			}
		}),
	);
});

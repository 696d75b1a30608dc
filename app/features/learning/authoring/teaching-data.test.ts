import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { LEARNERS_LIST } from "./learners-query";
import { teachingData } from "./teaching-data";

const formats = formatsFor({ language: "de", timeZone: "Europe/Berlin" });
const EVERYONE = LEARNERS_LIST.parse(new URLSearchParams());

function course(id: number, given = {}) {
	return {
		id,
		title: `Kurs ${id}`,
		publishedAt: new Date(0),
		enrollmentCount: 1312,
		ratingSum: 9,
		ratingCount: 2,
		counted: 500,
		active: 300,
		completed: 150,
		averageProgress: 41.6,
		...given,
	};
}

const learner = {
	enrollmentId: 1,
	name: "Ann",
	country: "FR",
	status: "active" as const,
	progress: 12,
	lastActivityAt: new Date("2026-11-20T23:30:00Z"),
	total: 41,
};

test("figures are summed up and written for the reader", () => {
	const empty = course(2, {
		enrollmentCount: 0,
		ratingSum: 0,
		ratingCount: 0,
		counted: 0,
		active: 0,
		completed: 0,
		averageProgress: null,
	});
	const data = teachingData({ taught: [course(1), empty], learners: [learner] }, EVERYONE, formats);

	expect(data?.totals).toEqual({ enrolled: "1.312", active: "300", completed: "150", rating: "4,5", ratingCount: 2 });
	expect(data?.courses[0]).toMatchObject({ isChosen: true, rating: "4,5" });
	expect(data?.courses[0]?.progress).toMatch(/^42\s%$/);
	expect(data?.courses[1]).toMatchObject({ isChosen: false, progress: null, rating: null });
	expect(data?.isPartlyCounted).toBe(true);
});

test("without a search the pages cover all learners, with one the names found", () => {
	const rows = { taught: [course(1)], learners: [learner] };

	expect(teachingData(rows, { ...EVERYONE, page: 2 }, formats)?.chosen).toMatchObject({
		pageCount: 66,
		shown: { from: "21", to: "21", total: "1.312" },
	});
	expect(teachingData(rows, { ...EVERYONE, q: "a" }, formats)?.chosen).toMatchObject({ total: 41, pageCount: 3 });
	expect(teachingData({ ...rows, learners: [] }, { ...EVERYONE, q: "a" }, formats)?.chosen).toMatchObject({
		total: 0,
		pageCount: 1,
	});
});

test("a learner is described in the language and the time zone of the reader", () => {
	const data = teachingData({ taught: [course(1)], learners: [learner] }, EVERYONE, formats);

	expect(data?.chosen?.learners[0]).toMatchObject({ country: "Frankreich", lastActivity: "21.11.2026" });
});

test("a course that is not among one's own is not there", () => {
	expect(
		teachingData({ taught: [course(1)], learners: [] }, LEARNERS_LIST.parse(new URLSearchParams("course=9")), formats),
	).toBeNull();
	expect(teachingData({ taught: [], learners: [] }, EVERYONE, formats)).toMatchObject({ courses: [], chosen: null });
});

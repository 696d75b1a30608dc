import { expect, test } from "vitest";
import { toCoursesOffered, toCoursesTaken } from "./path-courses";

const course = {
	id: 4,
	slug: "deal-analysis",
	title: "Deal analysis",
	shortDescription: "What a price is made of",
	topic: "analysis",
	level: "beginner",
	levelName: "Débutant",
	duration: 90,
	rating: null,
	enrollmentCount: 12,
	price: "0",
	currency: "USD",
	language: "en",
} as const;

const enrollment = {
	id: 1,
	userId: 2,
	courseId: 4,
	source: "free",
	status: "active",
	progress: 40,
	currentLessonId: 7,
	createdAt: "2026-01-01T00:00:00.000Z",
	lastActivityAt: "2026-01-02T00:00:00.000Z",
	completedAt: null,
	course: { title: "Analyse d'affaires", level: "beginner", levelName: "Débutant", language: "fr" },
} as const;

test("an enrollment of the API becomes a course taken", () => {
	expect(toCoursesTaken([enrollment], "fr")).toEqual([
		{
			courseId: 4,
			title: "Analyse d'affaires",
			titleInEnglish: false,
			levelName: "Débutant",
			status: "active",
			progress: 40,
			currentLessonId: 7,
		},
	]);
});

test("a title in another language than the page is in English", () => {
	expect(toCoursesOffered([course], "fr")).toEqual([
		{ courseId: 4, title: "Deal analysis", titleInEnglish: true, enrollmentCount: 12 },
	]);
	expect(toCoursesOffered([course], "en")[0]?.titleInEnglish).toBe(false);
});

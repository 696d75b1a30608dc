import { z } from "zod";
import { money, moneyText } from "#app/shared/money.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { courseOutline } from "./course-outline";
import { averageRating } from "./reviews/rating";

const language = z.enum(LANGUAGE_CODES as [Language, ...Language[]]);
const count = z.int().min(0);

/** The Course of the API. Duration is in minutes; a price of "0" is free. */
export const CourseShape = z.object({
	id: z.int(),
	slug: z.string(),
	title: z.string(),
	shortDescription: z.string(),
	/** The keys of a topic and a level; the school may add to them. */
	topic: z.string(),
	level: z.string(),
	levelName: z.string(),
	duration: count,
	/** One decimal; null before the first review. */
	rating: z.number().min(1).max(5).nullable(),
	enrollmentCount: count,
	price: z.string().regex(/^\d+(\.\d+)?$/),
	currency: z.string().length(3),
	/** The requested language, or English. */
	language,
});

export const LessonSummaryShape = z.object({
	id: z.int(),
	title: z.string(),
	type: z.enum(["article", "video", "quiz", "exercise"]),
	duration: count,
	freePreview: z.boolean(),
});

export const ModuleShape = z.object({
	id: z.int(),
	title: z.string(),
	summary: z.string(),
	lessons: z.array(LessonSummaryShape),
});

/** `successRate` is the percentage of all enrollments that are completed, from 0 to 100. */
export const PlatformStatsShape = z.object({
	totalUsers: count,
	activeEnrollments: count,
	successRate: z.int().min(0).max(100),
	countries: count,
	totalCourses: count,
});

export type Course = z.infer<typeof CourseShape>;
export type LessonSummary = z.infer<typeof LessonSummaryShape>;
export type Module = z.infer<typeof ModuleShape>;
export type PlatformStats = z.infer<typeof PlatformStatsShape>;

type CourseRow = {
	id: number;
	slug: string;
	title: string;
	titleInEnglish: boolean;
	shortDescription: string;
	topic: string;
	level: string;
	levelName: string;
	minutes: number;
	ratingSum: number;
	ratingCount: number;
	enrollmentCount: number;
	priceCents: number;
	currency: string;
};

/** Copies only the fields of the shape. */
export function toApiCourse(row: CourseRow, requestedLanguage: Language): Course {
	const { id, slug, title, shortDescription, topic, level, levelName, enrollmentCount, currency } = row;
	return {
		id,
		slug,
		title,
		shortDescription,
		topic,
		level,
		levelName,
		duration: row.minutes,
		rating: averageRating(row),
		enrollmentCount,
		price: moneyText(money(row.priceCents, currency)),
		currency,
		language: row.titleInEnglish ? "en" : requestedLanguage,
	};
}

type ModuleRow = { id: number; title: string; summary: string };
type LessonRow = Omit<LessonSummary, "duration"> & { moduleId: number; minutes: number };

export function toApiModules(modules: readonly ModuleRow[], lessons: readonly LessonRow[]): Module[] {
	return courseOutline(modules, lessons).map(({ id, title, summary, lessons }) => ({
		id,
		title,
		summary,
		lessons: lessons.map(toLessonSummary),
	}));
}

function toLessonSummary({ id, title, type, minutes, freePreview }: LessonRow): LessonSummary {
	return { id, title, type, duration: minutes, freePreview };
}

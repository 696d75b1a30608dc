import { and, asc, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../db/client.server";
import { counters, courses, courseTranslations, profiles, profileTranslations, users } from "../../../db/schema/schema";
import { DEFAULT_LANGUAGE, type Language } from "../../shared/words/languages";
import { isInEnglish, localizedColumn, localizedList } from "../../shared/words/localized-column.server";

export type CourseRow = Awaited<ReturnType<typeof listCourses>>[number];
export type CourseDetails = Awaited<ReturnType<typeof findCourse>>[number];

/**
 * Every published course in the language, in recommended order.
 *
 * All of them, because a school has some hundreds at most: one read by index,
 * and `catalogView` does the rest. Searching in SQL would need an index per
 * language and per way of sorting, and one more query for each facet's counts.
 * `forSearch` adds the outcomes and the long text, which nothing but a search reads.
 */
export function listCourses(db: Database, language: Language, { forSearch = false } = {}) {
	return selectCourses(db, language, { where: isNotNull(courses.publishedAt), forSearch });
}

/** Published courses after one in recommended order, nearest first. */
export function listCoursesAfter(db: Database, language: Language, courseId: number, limit: number) {
	const position = db.select({ position: courses.position }).from(courses).where(eq(courses.id, courseId));
	const where = and(isNotNull(courses.publishedAt), gt(courses.position, sql`(${position})`));
	return selectCourses(db, language, { where }).limit(limit);
}

/** The first published courses in recommended order. */
export function listFirstCourses(db: Database, language: Language, limit: number) {
	return listCourses(db, language).limit(limit);
}

/** A course with all its words and its instructor, published or not, as a list of none or one. */
export function findCourse(db: Database, courseId: number, language: Language) {
	const { asked, english, words } = wordsOf(language);
	const said = alias(profileTranslations, "said");
	const saidInEnglish = alias(profileTranslations, "said_in_english");

	return db
		.select({
			...FIGURES,
			...words,
			instructorId: courses.instructorId,
			outcomes: localizedList<string>("outcomes", asked.outcomes, english.outcomes),
			descriptionHtml: localizedColumn("description_html", asked.descriptionHtml, english.descriptionHtml),
			descriptionInEnglish: isInEnglish(
				"description_in_english",
				asked.descriptionHtml,
				english.descriptionHtml,
				language,
			),
			instructorName: users.name,
			instructorHeadline: users.headline,
			instructorLanguage: users.language,
			headlineAsked: sql<string | null>`${said.headline}`.as("headline_asked"),
			headlineEnglish: sql<string | null>`${saidInEnglish.headline}`.as("headline_english"),
			instructorBio: profiles.bioHtml,
			bioAsked: sql<string | null>`${said.bioHtml}`.as("bio_asked"),
			bioEnglish: sql<string | null>`${saidInEnglish.bioHtml}`.as("bio_english"),
			instructorImageUrl: users.profileImageUrl,
			instructorVisibility: profiles.visibility,
		})
		.from(courses)
		.innerJoin(users, eq(users.id, courses.instructorId))
		.leftJoin(profiles, eq(profiles.userId, courses.instructorId))
		.leftJoin(said, and(eq(said.userId, courses.instructorId), eq(said.language, language)))
		.leftJoin(
			saidInEnglish,
			and(eq(saidInEnglish.userId, courses.instructorId), eq(saidInEnglish.language, DEFAULT_LANGUAGE)),
		)
		.leftJoin(asked, and(eq(asked.courseId, courses.id), eq(asked.language, language)))
		.leftJoin(english, and(eq(english.courseId, courses.id), eq(english.language, DEFAULT_LANGUAGE)))
		.where(eq(courses.id, courseId));
}

/** The languages in which a course has words of its own, in no order. */
export function listCourseLanguages(db: Database, courseId: number) {
	return db
		.select({ language: courseTranslations.language })
		.from(courseTranslations)
		.where(eq(courseTranslations.courseId, courseId));
}

type Selection = { where: SQL | undefined; forSearch?: boolean };

function selectCourses(db: Database, language: Language, { where, forSearch = false }: Selection) {
	const { asked, english, words } = wordsOf(language);
	const [first, second] = forSearch ? [asked, english] : [NO_TEXTS, NO_TEXTS];

	return db
		.select({
			...FIGURES,
			...words,
			outcomes: localizedList<string>("outcomes", first.outcomes, second.outcomes),
			description: localizedColumn("description", first.description, second.description),
		})
		.from(courses)
		.leftJoin(asked, and(eq(asked.courseId, courses.id), eq(asked.language, language)))
		.leftJoin(english, and(eq(english.courseId, courses.id), eq(english.language, DEFAULT_LANGUAGE)))
		.where(where)
		.orderBy(asc(courses.position), asc(courses.id));
}

const NO_TEXTS = { outcomes: sql`''`, description: sql`''` };

const FIGURES = {
	id: courses.id,
	slug: courses.slug,
	topic: courses.topic,
	level: courses.level,
	priceCents: courses.priceCents,
	currency: courses.currency,
	position: courses.position,
	minutes: courses.minutes,
	lessonCount: courses.lessonCount,
	lessonCounts: courses.lessonCounts,
	enrollmentCount: courses.enrollmentCount,
	ratingSum: courses.ratingSum,
	ratingCount: courses.ratingCount,
	publishedAt: courses.publishedAt,
	sheetTotal: sql<number>`(select ${counters.value} from ${counters} where ${counters.name} = 'courses')`.as(
		"sheet_total",
	),
};

function wordsOf(language: Language) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	const words = {
		title: localizedColumn("title", asked.title, english.title),
		titleInEnglish: isInEnglish("title_in_english", asked.title, english.title, language),
		shortDescription: localizedColumn("short_description", asked.shortDescription, english.shortDescription),
		shortDescriptionInEnglish: isInEnglish(
			"short_description_in_english",
			asked.shortDescription,
			english.shortDescription,
			language,
		),
	};
	return { asked, english, words };
}

import { listTeachers } from "#app/features/learning/authoring/face.server.ts";
import { listTaxonomy } from "#app/features/learning/catalog/face.server.ts";
import { nameOf, offeredCourseTopics, readTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { listDeedsByName } from "#app/features/operations/audit/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { COURSES_DONE } from "./answer-courses-form.server";
import { listDeskCourses } from "./courses.repository.server";
import { COURSES_LIST, COURSES_PER_PAGE, searchOf } from "./courses-query";
import { COURSE_ORDER_DEEDS } from "./deeds.ts";
import { findCourses } from "./find-courses";
import { orderChanges } from "./order/order-changes.server";
import { COURSE_CHANGES } from "./order/shown-changes";

type Input = { search: URLSearchParams; user: CurrentUser; language: Language; now: Date };

/** A page of all courses, what waits for a review, and the latest changes of order. `movedTo`: see `docs/patterns/lists.md`. */
export async function coursesPageData(db: Database, { search, user, language, now }: Input) {
	const t = getFixedT(language, "all-courses");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const query = COURSES_LIST.parse(search);
	const [courses, teachers, taxonomy, deeds] = await db.batch([
		listDeskCourses(db, language),
		listTeachers(db, now),
		listTaxonomy(db, language),
		// A deed of this very second is later than a clock that was read before it.
		listDeedsByName(db, COURSE_ORDER_DEEDS, { now: new Date(now.getTime() + MINUTE_MS), limit: COURSE_CHANGES }),
	]);
	const { topics } = readTaxonomy(taxonomy);
	const found = findCourses(courses, query, language);
	const pageCount = Math.max(1, Math.ceil(found.length / COURSES_PER_PAGE));
	const titleOf = ({ id, title }: { id: number; title: string }) => title || t("untitled", { id });
	const teaching = new Map(courses.map(({ teacherId, teacher }) => [teacherId, teacher]));
	return {
		title: t("title"),
		description: t("description"),
		movedTo: query.page > pageCount ? COURSES_LIST.href(query, { page: pageCount }) : null,
		query,
		search: searchOf(query),
		pages: { pageCount },
		total: found.length,
		count: courses.length,
		teachers: [...teaching]
			.map(([id, name]) => ({ id, name }))
			.sort((one, other) => one.name.localeCompare(other.name, language)),
		/** Null for an admin who may not hand courses over. */
		receivers: user.capabilities.includes("people") ? teachers.map(({ id, name }) => ({ id, name })) : null,
		queue: courses
			.flatMap((course) => (course.waitingSince ? [{ ...course, waitingSince: course.waitingSince }] : []))
			.sort((one, other) => one.waitingSince.getTime() - other.waitingSince.getTime())
			.map((course) => ({
				id: course.id,
				title: titleOf(course),
				by: course.waitingBy,
				since: formats.dateTime(course.waitingSince),
				note: course.waitingNote ?? "",
			})),
		rows: found.slice((query.page - 1) * COURSES_PER_PAGE, query.page * COURSES_PER_PAGE).map((course) => ({
			id: course.id,
			number: course.number,
			title: titleOf(course),
			topic: nameOf(topics, course.topic),
			teacher: course.teacher,
			isPublished: course.publishedAt !== null,
			isWithdrawn: course.formerPublishedAt !== null,
			learners: course.enrolled,
			isWaiting: course.waitingSince !== null,
			isFeatured: course.featured,
			drafts: course.drafts,
			enrolled: formats.number(course.enrolled),
			price: course.priceCents === 0 ? t("free") : formatMoney(money(course.priceCents, course.currency), language),
		})),
		done: COURSES_DONE.find((done) => done === search.get("done")) ?? null,
		/** Those that courses may be given. */
		topics: offeredCourseTopics(topics).map(({ key, name }) => ({ key, name })),
		changes: orderChanges({ deeds, courses, topics }, { language, timeZone: user.timeZone }),
	};
}

export type CoursesPageData = Awaited<ReturnType<typeof coursesPageData>>;
export type CourseInList = CoursesPageData["rows"][number];

import { randomUUID } from "node:crypto";
import { learningDay } from "#app/features/learning/enrollment/progress/learning-day.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { CourseContent } from "../content/course-content.ts";
import { imagineProgress, type LessonDone, type Reach } from "./imagine-progress.ts";
import { DEMO_LEARNERS, type Person } from "./people.ts";
import { createRandom, type Random } from "./random.ts";
import { SEEDED_REVIEWS } from "./reviews.ts";
import { type Cell, overRows, runTogether } from "./rows.ts";

type CourseActivity = {
	person: Person;
	source: "free" | "purchase" | "membership" | "grant";
	enrolledAt: Date;
	done: LessonDone[];
};
/** Purchases replace these grants by orders later (`load-money.ts`). */
const ENTITLE_COURSE = `
	INSERT INTO entitlements (user_id, thing_kind, thing_id, source_kind, source_id, from_at, created_at)
	SELECT e.user_id, 'course', e.course_id, iif(e.source = 'free', 'free', 'grant'), iif(e.source = 'free', '', 'desk'), e.created_at, e.created_at
	FROM enrollments e
	WHERE e.course_id = (SELECT id FROM courses WHERE slug = ?1) AND NOT EXISTS (
		SELECT 1 FROM entitlements h WHERE h.user_id = e.user_id AND h.thing_kind = 'course' AND h.thing_id = e.course_id)`;

type Plan = { source: CourseActivity["source"]; enrolledDaysAgo: number; activeDaysAgo: number; reach: Reach };

/** Call it once per course, or learning days are counted twice. Returns the number of learners. */
export async function loadActivity(db: D1Database, student: Person, course: CourseContent, now: Date): Promise<number> {
	const reviewers = chooseReviewers(course);
	const takings = DEMO_LEARNERS.flatMap((person) => {
		const random = createRandom(person.email, course.slug);
		const plan = planLearner(person, course, reviewers.has(person), random);
		return plan ? [take(person, course, plan, now, random)] : [];
	});
	const reviews = takings.flatMap(({ person, done }): Cell[][] => {
		const review = reviewers.get(person);
		const at = done.at(-1)?.lastSeenAt.getTime();
		if (!review || at === undefined) return [];
		return [[person.email, review.stars, review.body, review.language, Math.min(at + DAY_MS / 7, now.getTime())]];
	});
	const translations = [...reviewers].flatMap(([person, { translations = {} }]) =>
		Object.entries(translations).map(([language, body]): Cell[] => [person.email, language, body]),
	);
	await runTogether(db, [
		...writeTakings(db, course, [...takings, ...takeAsStudent(student, course, now)]),
		...overRows(
			db,
			`INSERT INTO course_reviews (course_id, user_id, stars, body, language, created_at)
			SELECT c.id, u.id, row.value ->> 1, row.value ->> 2, row.value ->> 3, row.value ->> 4
			FROM ROWS JOIN users u ON u.email = row.value ->> 0 JOIN courses c ON c.slug = ?2 WHERE true ON CONFLICT DO NOTHING`,
			reviews,
			course.slug,
		),
		...overRows(
			db,
			`INSERT INTO course_review_translations (review_id, language, body)
			SELECT r.id, row.value ->> 1, row.value ->> 2
			FROM ROWS JOIN users u ON u.email = row.value ->> 0 JOIN courses c ON c.slug = ?2
			JOIN course_reviews r ON r.user_id = u.id AND r.course_id = c.id WHERE true ON CONFLICT DO NOTHING`,
			translations,
			course.slug,
		),
	]);
	return takings.length;
}

export async function loadStudentActivity(db: D1Database, student: Person, course: CourseContent, now: Date) {
	await runTogether(db, writeTakings(db, course, takeAsStudent(student, course, now)));
}

/** Reading and practice beyond the lessons over the last 28 days. Call it once. */
export async function loadStudentDays(db: D1Database, student: Person, now: Date): Promise<void> {
	const random = createRandom("student", "days");
	const days = Array.from({ length: 28 }, (_, index) => 27 - index).flatMap((daysAgo): Cell[][] => {
		const at = new Date(now.getTime() - daysAgo * DAY_MS);
		const isDayOff = daysAgo > 5 && (at.getUTCDay() === 0 || random.chance(0.35));
		return isDayOff ? [] : [[student.email, learningDay(at, student.timeZone), random.whole(360, 1_500), 0]];
	});
	await runTogether(db, writeDays(db, days));
}

function takeAsStudent(student: Person, course: CourseContent, now: Date): CourseActivity[] {
	const plan = planStudent(course);
	return plan ? [take(student, course, plan, now, createRandom("student", course.slug))] : [];
}

function planStudent({ id, priceCents, modules }: CourseContent): Plan | null {
	const all = modules.flatMap((module) => module.lessons).length;
	const source = priceCents === 0 ? "free" : "purchase";
	const next = (completed: number) => ({ completed: Math.min(completed, all), opensNext: true });
	if (id === 1) return { source, enrolledDaysAgo: 25, activeDaysAgo: 0.06, reach: next(6) };
	if (id === 2) return { source, enrolledDaysAgo: 8, activeDaysAgo: 1.2, reach: next(2) };
	if (id === 4) return { source: "grant", enrolledDaysAgo: 27, activeDaysAgo: 9, reach: next(all) };
	return null;
}

/** Null if the learner does not take the course. */
function planLearner(person: Person, course: CourseContent, isReviewer: boolean, random: Random): Plan | null {
	const interest = course.priceCents === 0 ? 0.82 : 0.42 - 0.04 * course.id;
	if (!random.chance(interest) && !isReviewer) return null;

	const enrolledDaysAgo = 0.3 + random.share() * (person.joinedDaysAgo - 0.5);
	const all = course.modules.flatMap((module) => module.lessons).length;
	const pace = 0.35 + random.share() * 1.1;
	const possible = Math.min(all, Math.floor(enrolledDaysAgo * pace));
	const mood = isReviewer ? 1 : random.share();
	const completed = mood > 0.62 ? possible : mood > 0.18 ? Math.floor(possible * random.share()) : 0;
	const reach = {
		completed: isReviewer ? Math.max(completed, Math.ceil(all * 0.5)) : completed,
		opensNext: mood > 0.1,
	};
	const length = Math.max(0.1, Math.min(enrolledDaysAgo * 0.97, reach.completed / pace + 0.2));
	const isMember = person.membershipType !== "free" && random.chance(0.7);
	const paid = isMember ? "membership" : random.chance(0.12) ? "grant" : "purchase";
	return {
		source: course.priceCents === 0 ? "free" : paid,
		enrolledDaysAgo,
		activeDaysAgo: Math.max(enrolledDaysAgo - length, 0.02),
		reach,
	};
}

function chooseReviewers(course: CourseContent) {
	const chosen = new Map<Person, (typeof SEEDED_REVIEWS)[string][number]>();
	const people = createRandom("reviewers", course.slug).shuffle(DEMO_LEARNERS);
	for (const review of SEEDED_REVIEWS[course.topic] ?? []) {
		const person = people.find((one) => one.language === review.language && one.joinedDaysAgo > 20 && !chosen.has(one));
		if (person) chosen.set(person, review);
	}
	return chosen;
}

function take(person: Person, course: CourseContent, plan: Plan, now: Date, random: Random): CourseActivity {
	const enrolledAt = new Date(now.getTime() - Math.floor(plan.enrolledDaysAgo * DAY_MS));
	const until = new Date(now.getTime() - Math.floor(plan.activeDaysAgo * DAY_MS));
	const done = imagineProgress(course, plan.reach, enrolledAt, until, random);
	return { person, source: plan.source, enrolledAt, done };
}

function writeTakings(db: D1Database, course: CourseContent, takings: CourseActivity[]): D1PreparedStatement[] {
	// CROSS JOIN fixes the join order; otherwise SQLite would rescan the rows per learner and lesson.
	const enrollment = "CROSS JOIN users u ON u.email = row.value ->> 0 CROSS JOIN courses c ON c.slug = ?2";
	const lesson = `${enrollment} CROSS JOIN enrollments e ON e.user_id = u.id AND e.course_id = c.id
		CROSS JOIN lessons l ON l.course_id = c.id AND l.key = row.value ->> 1`;
	const steps = takings.flatMap(({ person, done }) => done.map((step) => ({ person, step })));
	return [
		...overRows(
			db,
			`INSERT INTO enrollments (user_id, course_id, source, status, progress, current_lesson_id, created_at, last_activity_at, completed_at)
			SELECT u.id, c.id, row.value ->> 1, row.value ->> 2, row.value ->> 3,
				(SELECT id FROM lessons WHERE course_id = c.id AND key = row.value ->> 4),
				row.value ->> 5, row.value ->> 6, row.value ->> 7
			FROM ROWS ${enrollment} WHERE true ON CONFLICT DO NOTHING`,
			takings.map((taking) => enrollmentCells(course, taking)),
			course.slug,
		),
		db.prepare(ENTITLE_COURSE).bind(course.slug),
		...overRows(
			db,
			`INSERT INTO lesson_progress (enrollment_id, lesson_id, opened_at, last_seen_at, completed_at,
				position_seconds, furthest_seconds, watched_seconds, best_score, attempt_count)
			SELECT e.id, l.id, row.value ->> 2, row.value ->> 3, row.value ->> 4,
				row.value ->> 5, row.value ->> 5, row.value ->> 5, row.value ->> 6, row.value ->> 7
			FROM ROWS ${lesson} WHERE true ON CONFLICT DO NOTHING`,
			steps.map(({ person, step }) => [person.email, step.lesson.key, ...progressCells(step)]),
			course.slug,
		),
		...overRows(
			db,
			`INSERT INTO quiz_attempts (enrollment_id, lesson_id, id, number, score, passed, answers, submitted_at, figures)
			SELECT e.id, l.id, row.value ->> 2, row.value ->> 3, row.value ->> 4, row.value ->> 5, row.value ->> 6, row.value ->> 7,
				row.value ->> 8
			FROM ROWS ${lesson} WHERE true ON CONFLICT DO NOTHING`,
			steps.flatMap(({ person, step }) =>
				step.attempts.map(({ number, score, passed, answers, figures, at }) => [
					person.email,
					step.lesson.key,
					randomUUID(),
					number,
					score,
					passed ? 1 : 0,
					JSON.stringify(answers),
					at.getTime(),
					JSON.stringify(figures),
				]),
			),
			course.slug,
		),
		...writeDays(db, daysOf(takings)),
	];
}

function enrollmentCells(course: CourseContent, { person, source, enrolledAt, done }: CourseActivity): Cell[] {
	const required = course.modules.flatMap((module) => module.lessons).filter((lesson) => lesson.required).length;
	const completed = done.filter((step) => step.completedAt);
	const completedRequired = completed.filter((step) => step.lesson.required).length;
	const progress = required === 0 ? 0 : Math.floor((100 * completedRequired) / required);
	const last = done.at(-1);
	const status = progress === 100 ? "completed" : completed.length > 0 ? "in_progress" : last ? "active" : "enrolled";
	return [
		person.email,
		source,
		status,
		progress,
		last?.lesson.key ?? null,
		enrolledAt.getTime(),
		(last?.lastSeenAt ?? enrolledAt).getTime(),
		progress === 100 ? finishedAt(completed) : null,
	];
}

function finishedAt(completed: LessonDone[]): number | null {
	return completed.findLast((step) => step.lesson.required)?.completedAt?.getTime() ?? null;
}

function progressCells({ openedAt, lastSeenAt, completedAt, watchedSeconds, attempts }: LessonDone): Cell[] {
	const best = attempts.length > 0 ? Math.max(...attempts.map(({ score }) => score)) : null;
	const times = [openedAt.getTime(), lastSeenAt.getTime(), completedAt?.getTime() ?? null];
	return [...times, watchedSeconds, best, attempts.length];
}

/** Cells: e-mail, local day, seconds, completed lessons. */
function daysOf(takings: CourseActivity[]): Cell[][] {
	const days = new Map<string, { person: Person; day: string; seconds: number; completed: number }>();
	for (const { person, done } of takings) {
		for (const { lastSeenAt, seconds, completedAt } of done) {
			const day = learningDay(lastSeenAt, person.timeZone);
			const entry = days.get(`${person.email} ${day}`) ?? { person, day, seconds: 0, completed: 0 };
			entry.seconds += seconds;
			entry.completed += completedAt ? 1 : 0;
			days.set(`${person.email} ${day}`, entry);
		}
	}
	return [...days.values()].map(({ person, day, seconds, completed }) => [person.email, day, seconds, completed]);
}

function writeDays(db: D1Database, days: Cell[][]): D1PreparedStatement[] {
	return overRows(
		db,
		`INSERT INTO learning_days (user_id, day, seconds, lessons_completed)
		SELECT u.id, row.value ->> 1, row.value ->> 2, row.value ->> 3 FROM ROWS JOIN users u ON u.email = row.value ->> 0 WHERE true
		ON CONFLICT (user_id, day) DO UPDATE SET
			seconds = min(86400, seconds + excluded.seconds), lessons_completed = lessons_completed + excluded.lessons_completed`,
		days,
	);
}

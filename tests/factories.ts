import type { Database } from "#db/client.server.ts";
import type { LessonVideo } from "#db/schema/learning/catalog.ts";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import { CAPABILITIES } from "#db/schema/people/capabilities.ts";
import {
	courses,
	courseTranslations,
	enrollments,
	entitlements,
	lessons,
	lessonTranslations,
	modules,
	moduleTranslations,
	questions,
	questionTranslations,
	sessions,
	users,
} from "#db/schema/schema.ts";

/** The creation time of all fixtures. */
export const MADE_AT = new Date("2026-11-01T09:00:00Z");

type NewUser = Partial<typeof users.$inferInsert>;
type NewQuestion = { key: string; answerKey: AnswerKey; tags?: string[]; inBank?: boolean };
type NewLesson = Partial<Omit<typeof lessons.$inferInsert, "id" | "courseId" | "moduleId">> & {
	video?: LessonVideo | null;
	questions?: NewQuestion[];
	titles?: Record<string, string>;
};
type NewCourse = Partial<typeof courses.$inferInsert> & {
	modules?: NewLesson[][];
	titles?: Record<string, string>;
};

let made = 0;

/** A student with a unique address by default. Admins get every capability. */
export async function makeUser(db: Database, given: NewUser = {}) {
	made += 1;
	const capabilities = given.role === "admin" ? [...CAPABILITIES] : [];
	const [user] = await db
		.insert(users)
		.values({ name: `User ${made}`, email: `user${made}@grew.example`, createdAt: MADE_AT, capabilities, ...given })
		.returning();
	return got(user);
}

export async function makeSession(db: Database, userId: number): Promise<string> {
	const [id, cookieHash, tokenHash] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
	const expiresAt = new Date(MADE_AT.getTime() + 30 * 86_400_000);
	const times = { createdAt: MADE_AT, lastSeenAt: MADE_AT, expiresAt };
	await db.insert(sessions).values({ id, userId, cookieHash, tokenHash, ...times });
	return cookieHash;
}

/** A published free course; by default one module of two articles. Lessons in reading order. */
export async function makeCourse(db: Database, given: NewCourse = {}) {
	const { modules: plan = [[{}, {}]], titles = {}, ...fields } = given;
	made += 1;
	const title = `Course ${made}`;
	const instructorId = fields.instructorId ?? (await makeUser(db, { role: "instructor" })).id;
	const [inserted] = await db
		.insert(courses)
		.values({
			slug: `made-course-${made}`,
			topic: "analysis",
			level: "beginner",
			priceCents: 0,
			currency: "USD",
			position: made,
			minutes: 10 * plan.flat().length,
			lessonCount: plan.flat().length,
			lessonCounts: plan.map((lessons) => lessons.length),
			publishedAt: MADE_AT,
			createdAt: MADE_AT,
			...fields,
			instructorId,
		})
		.returning();
	const course = got(inserted);

	const words = { shortDescription: "Short.", description: "Long.", descriptionHtml: "<p>Long.</p>", outcomes: ["Do"] };
	for (const [language, text] of Object.entries({ en: title, ...titles })) {
		await db.insert(courseTranslations).values({ courseId: course.id, language, title: text, ...words });
	}

	const madeLessons: (typeof lessons.$inferSelect)[] = [];
	for (const [index, planned] of plan.entries()) {
		const module = await makeModule(db, course.id, index + 1);
		for (const lesson of planned) {
			madeLessons.push(
				await makeLesson(db, { courseId: course.id, moduleId: module.id }, madeLessons.length + 1, lesson),
			);
		}
	}
	return { course, lessons: madeLessons };
}

export async function makeLesson(
	db: Database,
	place: { courseId: number; moduleId: number },
	position: number,
	given: NewLesson = {},
) {
	const { questions: asked = [], titles = {}, ...fields } = given;
	const [inserted] = await db
		.insert(lessons)
		.values({
			key: `lesson-${position}`,
			position,
			type: "article",
			minutes: 10,
			required: true,
			freePreview: false,
			...fields,
			...place,
		})
		.returning();
	const lesson = got(inserted);

	const words = { summary: "Summary.", body: "Body.", bodyHtml: "<p>Body.</p>" };
	await db
		.insert(lessonTranslations)
		.values({ lessonId: lesson.id, language: "en", title: `Lesson ${position}`, ...words });
	for (const [language, title] of Object.entries(titles)) {
		await db.insert(lessonTranslations).values({ lessonId: lesson.id, language, title, summary: "" });
	}
	for (const [index, question] of asked.entries()) await makeQuestion(db, lesson.id, index + 1, question);
	return lesson;
}

/** A new enrollment with its entitlement by default, both ended if the status says so. */
export async function makeEnrollment(
	db: Database,
	given: Partial<typeof enrollments.$inferInsert> & { userId: number; courseId: number },
) {
	const [enrollment] = await db
		.insert(enrollments)
		.values({ source: "free", status: "enrolled", createdAt: MADE_AT, lastActivityAt: MADE_AT, ...given })
		.returning();
	const made = got(enrollment);
	const { status } = made;
	const why = status === "paused" || status === "expired" || status === "refunded" ? status : null;
	await makeEntitlement(db, {
		userId: made.userId,
		thingKind: "course",
		thingId: made.courseId,
		sourceKind: made.source === "purchase" ? "order" : made.source,
		endedAt: why && MADE_AT,
		endedWhy: why,
	});
	return made;
}

type NewEntitlement = Partial<typeof entitlements.$inferInsert> & { userId: number };

export async function makeEntitlement(db: Database, given: NewEntitlement) {
	const times = { fromAt: MADE_AT, createdAt: MADE_AT };
	const sourceId = given.sourceKind === "free" ? "" : "of-a-test";
	const [made] = await db
		.insert(entitlements)
		.values({ thingKind: "all", sourceKind: "grant", sourceId, ...times, ...given })
		.returning();
	return got(made);
}

async function makeModule(db: Database, courseId: number, position: number) {
	const [inserted] = await db
		.insert(modules)
		.values({ courseId, key: `module-${position}`, position })
		.returning();
	const module = got(inserted);
	const words = { title: `Module ${position}`, summary: "Summary." };
	await db.insert(moduleTranslations).values({ moduleId: module.id, language: "en", ...words });
	return module;
}

async function makeQuestion(db: Database, lessonId: number, position: number, question: NewQuestion) {
	const { key, answerKey } = question;
	const [inserted] = await db
		.insert(questions)
		.values({ lessonId, position, ...question })
		.returning();
	await db.insert(questionTranslations).values({
		questionId: got(inserted).id,
		language: "en",
		prompt: `Question ${key}?`,
		choices: choicesOf(answerKey),
		explanation: `Because of ${key}.`,
	});
}

function choicesOf(answerKey: AnswerKey) {
	if (answerKey.type === "matching")
		return [...answerKey.items, ...answerKey.matches].map((id) => ({ id, text: `Option ${id}` }));
	const ids = answerKey.type === "ordering" ? answerKey.order : ["a", "b", "c"];
	const hasChoices = !["number", "trueFalse", "shortText"].includes(answerKey.type);
	return hasChoices ? ids.map((id) => ({ id, text: `Choice ${id}` })) : [];
}

function got<T>(row: T | undefined): T {
	if (!row) throw new Error("The database returned no row for an insert.");
	return row;
}

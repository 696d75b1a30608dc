import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { SHIPPED_COURSE_TOPICS, SHIPPED_LEVELS, SHIPPED_TOPICS } from "#db/content/shipped-taxonomy.ts";
import { courseLevelTranslations, courses, courseTopics, courseTopicTranslations } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { findCourse } from "../courses.repository.server";
import { readTaxonomy } from "./taxonomy";
import { listTaxonomy } from "./taxonomy.sql";

const taxonomy = async (language: (typeof LANGUAGE_CODES)[number]) => readTaxonomy(await listTaxonomy(db, language));

test("a new school has the topics and levels that the files that ship name, in every language", async () => {
	const { topics, levels } = await taxonomy("en");
	expect(topics.map(({ key }) => key)).toEqual(SHIPPED_TOPICS);
	expect(topics.filter(({ isForCourses }) => isForCourses).map(({ key }) => key)).toEqual(SHIPPED_COURSE_TOPICS);
	expect(levels.map(({ key }) => key)).toEqual(SHIPPED_LEVELS);
	expect(await db.select().from(courseTopicTranslations)).toHaveLength(topics.length * LANGUAGE_CODES.length);
	expect(await db.select().from(courseLevelTranslations)).toHaveLength(levels.length * LANGUAGE_CODES.length);
});

test("names come in the language asked for, else in English, else as the key", async () => {
	const named = async () => (await taxonomy("de")).topics.find(({ key }) => key === "analysis")?.name;
	expect(await named()).toBe("Zahlen");
	await db.delete(courseTopicTranslations).where(eq(courseTopicTranslations.language, "de"));
	expect(await named()).toBe("Numbers");
	await db.delete(courseTopicTranslations).where(eq(courseTopicTranslations.key, "analysis"));
	expect(await named()).toBe("analysis");
});

test("a course comes with the name of its level and the drawing of its topic", async () => {
	const { course } = await makeCourse(db);
	await db.update(courses).set({ topic: "contracts", level: "advanced" }).where(eq(courses.id, course.id));
	await db.update(courseTopics).set({ drawing: "new-3" }).where(eq(courseTopics.key, "contracts"));
	const [found] = await findCourse(db, course.id, "fr");
	expect(found).toMatchObject({ level: "advanced", levelName: "Avancé", topic: "contracts", topicDrawing: "new-3" });

	await db.update(courses).set({ topic: "gone", level: "gone" }).where(eq(courses.id, course.id));
	expect((await findCourse(db, course.id, "fr"))[0]).toMatchObject({ levelName: "gone", topicDrawing: "" });
});

test("the list is read by its keys", async () => {
	await expectNoScan(listTaxonomy(db, "fr"));
	expectDistinctColumns(listTaxonomy(db, "fr"));
});

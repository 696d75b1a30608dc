import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import { courses } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** The topic, or the one that it was merged into since it was written. */
export function topicInForce(topic: SQL): SQL {
	return sql`coalesce((select merged_into from course_topics where key = ${topic}), ${topic})`;
}

/** The topic that an admin has chosen in place of the one in the text of a course; no row where there is none. */
export function findChosenTopic(db: Database, courseId: number) {
	return db
		.select({ chosenTopic: courses.topic })
		.from(courses)
		.where(and(eq(courses.id, courseId), isNotNull(courses.topicInsteadOf)));
}

export type CourseTopic = { id: number; topic: string };

/**
 * Gives each of these courses a topic in place of the one in its text, which stays as it is. A later version of the text
 * with yet another topic takes that one (`projectCourse`).
 */
export function chooseTopics(db: Database, chosen: readonly CourseTopic[]): Write[] {
	return [...new Set(chosen.map(({ topic }) => topic))].map((topic) => {
		const ids = chosen.filter((course) => course.topic === topic).map(({ id }) => id);
		const inForce = topicInForce(sql`${topic}`);
		return db
			.update(courses)
			.set({
				topic: inForce,
				topicInsteadOf: sql`nullif(coalesce(${courses.topicInsteadOf}, ${courses.topic}), ${inForce})`,
			})
			.where(inValues(courses.id, ids));
	});
}

/** Breaks the batch unless each of these courses still has this topic. */
export function requireTopics(db: Database, seen: readonly CourseTopic[]): Write {
	const same = sql`(select count(*) from json_each(${JSON.stringify(seen)}) seen
		join courses course on course.id = seen.value ->> 'id' and course.topic = seen.value ->> 'topic')`;
	return db
		.select({ same: valueIfElseConflict(sql`${same} = ${seen.length}`, sql`1`).as("same_topics") })
		.from(sql`(select 1)`);
}

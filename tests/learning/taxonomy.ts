import type { Taxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import { SHIPPED_COURSE_TOPICS, SHIPPED_LEVELS, SHIPPED_TOPICS } from "#db/content/shipped-taxonomy.ts";

const entry = (key: string) => ({ key, name: `The ${key}`, isRetired: false });
const ofCourses: readonly string[] = SHIPPED_COURSE_TOPICS;

/** The topics and levels of a new school, with names that are not their keys. */
export const NEW_SCHOOL: Taxonomy = {
	topics: SHIPPED_TOPICS.map((key) => ({ ...entry(key), drawing: key, isForCourses: ofCourses.includes(key) })),
	levels: SHIPPED_LEVELS.map(entry),
};

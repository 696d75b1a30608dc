import { type AnySQLiteColumn, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";

/**
 * What a course or a resource is about. Courses, resources, addresses and interests hold the `key`, which never changes.
 * `slug` is its name in addresses, null while that is the key. `drawing` names a sheet of the atlas (`app/features/site/illustrations/covers.ts`). A retired topic stays where it is
 * used and is not offered any more. `version` counts changes.
 */
export const courseTopics = sqliteTable(
	"course_topics",
	{
		key: text("key").primaryKey(),
		slug: text("slug").unique(),
		drawing: text("drawing").notNull(),
		/** False for a topic of resources only. */
		forCourses: flag("for_courses").notNull().default(true),
		position: integer("position").notNull(),
		version: integer("version").notNull().default(1),
		createdAt: instant("created_at").notNull(),
		retiredAt: instant("retired_at"),
		/** The topic that has taken its courses and resources; its addresses lead there. */
		mergedInto: text("merged_into").references((): AnySQLiteColumn => courseTopics.key),
	},
	(table) => [index("course_topics_by_target").on(table.mergedInto)],
);

/** Former slugs of topics; their addresses lead to the topic for good, as its key does. No other topic may have one. */
export const courseTopicSlugs = sqliteTable(
	"course_topic_slugs",
	{
		slug: text("slug").primaryKey(),
		topic: text("topic")
			.notNull()
			.references(() => courseTopics.key, { onDelete: "cascade" }),
	},
	(table) => [index("course_topic_slugs_by_topic").on(table.topic)],
);

/** `description` says in a sentence or two what a topic is about; null for none. */
export const courseTopicTranslations = sqliteTable(
	"course_topic_translations",
	{
		key: text("key")
			.notNull()
			.references(() => courseTopics.key, { onDelete: "cascade" }),
		language: text("language").notNull(),
		name: text("name").notNull(),
		description: text("description"),
	},
	(table) => [primaryKey({ columns: [table.key, table.language] })],
);

/** How hard a course is, from easy to hard by `position`. Otherwise as topics are. */
export const courseLevels = sqliteTable("course_levels", {
	key: text("key").primaryKey(),
	position: integer("position").notNull(),
	version: integer("version").notNull().default(1),
	createdAt: instant("created_at").notNull(),
	retiredAt: instant("retired_at"),
});

export const courseLevelTranslations = sqliteTable(
	"course_level_translations",
	{
		key: text("key")
			.notNull()
			.references(() => courseLevels.key, { onDelete: "cascade" }),
		language: text("language").notNull(),
		name: text("name").notNull(),
	},
	(table) => [primaryKey({ columns: [table.key, table.language] })],
);

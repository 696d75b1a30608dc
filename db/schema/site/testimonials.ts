import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { day, flag, instant } from "../columns.ts";
import { courses } from "../learning/catalog.ts";

export const TESTIMONIAL_KINDS = ["testimonial", "claim"] as const;
export type TestimonialKind = (typeof TESTIMONIAL_KINDS)[number];

/** In one language. Of a claim `title` is the figure, such as "1,200", and `review` what it counts. */
export type TestimonialWords = { title: string; location: string; review: string; tags: string[] };

/** What somebody has reached; the portfolio is in US cents. */
export type TestimonialResults = {
	propertiesAcquired: number;
	monthsToSuccess: number;
	roiPercentage: number;
	portfolioValueCents: number;
};

/**
 * What the school says of itself to visitors: words of learners, and figures with their source. Shown in the order of
 * `position` while `publishedAt` is set, which for words of a person needs the day of their consent. `words` has English at
 * least. `version` counts changes.
 */
export const testimonials = sqliteTable(
	"testimonials",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		kind: text("kind", { enum: TESTIMONIAL_KINDS }).notNull(),
		position: integer("position").notNull(),
		version: integer("version").notNull().default(1),
		name: text("name").notNull().default(""),
		company: text("company").notNull().default(""),
		/** A path of the school; empty for none. */
		picture: text("picture").notNull().default(""),
		rating: integer("rating"),
		verified: flag("verified").notNull().default(false),
		results: text("results", { mode: "json" }).$type<TestimonialResults>(),
		courseId: integer("course_id").references(() => courses.id, { onDelete: "set null" }),
		/** When it was said, or when a figure was counted. */
		saidDay: day("said_day").notNull(),
		consentDay: day("consent_day"),
		source: text("source").notNull().default(""),
		words: text("words", { mode: "json" }).$type<Record<string, TestimonialWords>>().notNull(),
		createdAt: instant("created_at").notNull(),
		publishedAt: instant("published_at"),
	},
	(table) => [
		index("testimonials_in_order").on(table.position, table.id),
		index("testimonials_by_course").on(table.courseId),
		check(
			"testimonials_consent",
			sql`${table.kind} <> 'testimonial' or ${table.publishedAt} is null or ${table.consentDay} is not null`,
		),
	],
);

import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { courses } from "./catalog.ts";
import { enrollments } from "./enrollment.ts";

export type CertificateWords = {
	heading: string;
	statement: string;
	note: string;
	signerName: string;
	signerRole: string;
	signature?: string;
};

/** The course when it was completed, as printed: texts, figures, and the lots of the drawing. */
export type CertificateFacts = {
	topic: string;
	/** The sheet that the topic was drawn on; absent on older ones, where it is named as the topic. */
	topicDrawing?: string;
	lessonCounts: number[];
	lessons: number;
	quizzes: number;
	minutes: number;
	/** Average of the best quiz scores in percent; null without quizzes. */
	score: number | null;
	teacher: string;
};

/**
 * One current per completed course. `edition` starts at 1; a new name increments it and revokes the former as
 * `replaced`. `serial` is 128 random bits in Crockford base 32. `credential` holds the signed bytes of the Open
 * Badge. Only a revocation changes a row.
 */
export const certificates = sqliteTable(
	"certificates",
	{
		serial: text("serial").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		courseId: integer("course_id")
			.notNull()
			.references(() => courses.id),
		edition: integer("edition").notNull(),
		holderName: text("holder_name").notNull(),
		courseTitle: text("course_title").notNull(),
		language: text("language").notNull(),
		words: text("words", { mode: "json" }).$type<CertificateWords>().notNull(),
		facts: text("facts", { mode: "json" }).$type<CertificateFacts>().notNull(),
		completedAt: instant("completed_at").notNull(),
		issuedAt: instant("issued_at").notNull(),
		/** The first instant at which it is no longer valid; null means never. */
		expiresAt: instant("expires_at"),
		statusList: integer("status_list").notNull(),
		statusIndex: integer("status_index").notNull(),
		credential: text("credential").notNull(),
		keyId: text("key_id")
			.notNull()
			.references(() => certificateKeys.id),
		revokedAt: instant("revoked_at"),
		revokedWhy: text("revoked_why", { enum: ["replaced", "mistake", "misconduct", "requested"] }),
	},
	(table) => [
		unique("certificates_once").on(table.userId, table.courseId, table.edition),
		unique("certificates_status_places").on(table.statusList, table.statusIndex),
		index("certificates_by_course").on(table.courseId, table.issuedAt),
		index("certificates_by_key").on(table.keyId),
		index("certificates_by_issued").on(table.issuedAt, table.serial),
		index("certificates_revoked_by_issued").on(table.issuedAt, table.serial).where(sql`${table.revokedAt} is not null`),
		index("certificates_revoked").on(table.statusList, table.statusIndex).where(sql`${table.revokedAt} is not null`),
		check("certificates_revocation", sql`(${table.revokedAt} is null) = (${table.revokedWhy} is null)`),
		check("certificates_place", sql`${table.statusIndex} between 0 and 131071`),
	],
);

/** A public signing key. Former keys stay in the school's DID document. */
export const certificateKeys = sqliteTable("certificate_keys", {
	/** The key as Multikey; it must stay available to verify old certificates. */
	id: text("id").primaryKey(),
	firstUsedAt: instant("first_used_at").notNull(),
});

/** The last signed status list, with the number of revocations in it. */
export const certificateStatusLists = sqliteTable("certificate_status_lists", {
	id: integer("id").primaryKey({ autoIncrement: true }),
	credential: text("credential").notNull(),
	revocations: integer("revocations").notNull(),
	keyId: text("key_id").notNull(),
	signedAt: instant("signed_at").notNull(),
});

/** Indexes of certificates deleted with accounts, never reused. Written by a trigger; no personal data. */
export const certificateFormerPlaces = sqliteTable(
	"certificate_former_places",
	{
		statusList: integer("status_list").notNull(),
		statusIndex: integer("status_index").notNull(),
		isRevoked: flag("is_revoked").notNull(),
	},
	(table) => [primaryKey({ columns: [table.statusList, table.statusIndex] })],
);

/** A certificate that waits because no font has some letters of the name. */
export const certificateHolds = sqliteTable("certificate_holds", {
	enrollmentId: integer("enrollment_id")
		.primaryKey()
		.references(() => enrollments.id, { onDelete: "cascade" }),
	heldAt: instant("held_at").notNull(),
});

export const certificateNames = sqliteTable("certificate_names", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	name: text("name").notNull(),
	changedAt: instant("changed_at").notNull(),
});

export const certificateBackfill = sqliteTable("certificate_backfill", {
	name: text("name").primaryKey(),
	reached: integer("reached").notNull(),
});

export const certificateTemplates = sqliteTable(
	"certificate_templates",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** The course id, or 0 for the school: not null, because a unique column allows many nulls. */
		scope: integer("scope").notNull().unique(),
		courseId: integer("course_id")
			.unique()
			.references(() => courses.id, { onDelete: "cascade" }),
		/** Whether completing the course issues a certificate. A course without a row does. */
		isGiven: flag("is_given").notNull().default(true),
		/** Null means it never expires. */
		validMonths: integer("valid_months"),
		/** The file id of the signature, for all languages. Replaced files are kept, since certificates show them. */
		signature: text("signature"),
		version: integer("version").notNull().default(1),
		changedAt: instant("changed_at").notNull(),
	},
	(table) => [
		check("certificate_templates_scope", sql`${table.scope} = coalesce(${table.courseId}, 0)`),
		check("certificate_templates_months", sql`${table.validMonths} is null or ${table.validMonths} between 1 and 240`),
	],
);

/** An empty text falls back to the school's template, then to the shipped texts. */
export const certificateTemplateTranslations = sqliteTable(
	"certificate_template_translations",
	{
		templateId: integer("template_id")
			.notNull()
			.references(() => certificateTemplates.id, { onDelete: "cascade" }),
		language: text("language").notNull(),
		heading: text("heading").notNull().default(""),
		statement: text("statement").notNull().default(""),
		note: text("note").notNull().default(""),
		signerName: text("signer_name").notNull().default(""),
		signerRole: text("signer_role").notNull().default(""),
	},
	(table) => [primaryKey({ columns: [table.templateId, table.language] })],
);

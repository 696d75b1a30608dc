import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { courses } from "./catalog.ts";
import { enrollments } from "./enrollment.ts";

/** What a certificate says beside its facts, in the language that it is written in. */
export type CertificateWords = {
	heading: string;
	statement: string;
	note: string;
	signerName: string;
	signerRole: string;
	/** The file with the signature of who signs, kept for ever; left out where there is none. */
	signature?: string;
};

/** What a course was when somebody finished it: words and figures as printed, and the lots of the drawing. */
export type CertificateFacts = {
	topic: string;
	lessonCounts: number[];
	lessons: number;
	quizzes: number;
	minutes: number;
	/** Average of the best scores in percent; null for a course without quizzes. */
	score: number | null;
	teacher: string;
};

/**
 * A certificate as it was given, once for each completed course: `edition` is 1 for
 * the one that finishing has brought, and counts on when it is issued again under
 * another name, which revokes the one before as `replaced`.
 *
 * `serial` is 128 random bits in Crockford's base 32. `credential` holds the signed bytes of the Open
 * Badge; its place in the status list is a random one. Nothing but a revocation changes a row.
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
		/** The first instant at which it does not count any more; null is for ever. */
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

/** A public key that has signed certificates. It stays in the school's DID document after another has taken its place. */
export const certificateKeys = sqliteTable("certificate_keys", {
	/** The key itself, as Multikey: what can be checked by it may be checked for ever. */
	id: text("id").primaryKey(),
	firstUsedAt: instant("first_used_at").notNull(),
});

/** A status list as it was last signed, with the number of revocations that it says. */
export const certificateStatusLists = sqliteTable("certificate_status_lists", {
	id: integer("id").primaryKey({ autoIncrement: true }),
	credential: text("credential").notNull(),
	revocations: integer("revocations").notNull(),
	keyId: text("key_id").notNull(),
	signedAt: instant("signed_at").notNull(),
});

/**
 * Places in the status lists whose certificates went with their holders' accounts. A list goes on saying what it said of
 * them, since copies are out in the world, and no place is given twice. Written by a trigger; it tells nothing of anybody.
 */
export const certificateFormerPlaces = sqliteTable(
	"certificate_former_places",
	{
		statusList: integer("status_list").notNull(),
		statusIndex: integer("status_index").notNull(),
		isRevoked: flag("is_revoked").notNull(),
	},
	(table) => [primaryKey({ columns: [table.statusList, table.statusIndex] })],
);

/** A certificate that waits because no face of the documents has some letters of the name. */
export const certificateHolds = sqliteTable("certificate_holds", {
	enrollmentId: integer("enrollment_id")
		.primaryKey()
		.references(() => enrollments.id, { onDelete: "cascade" }),
	heldAt: instant("held_at").notNull(),
});

/** The name that somebody wants printed, where it is not that of the account. */
export const certificateNames = sqliteTable("certificate_names", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	name: text("name").notNull(),
	changedAt: instant("changed_at").notNull(),
});

/** How far the search for people who finished a course before there were certificates has come, by the ids of enrollments. */
export const certificateBackfill = sqliteTable("certificate_backfill", {
	name: text("name").primaryKey(),
	reached: integer("reached").notNull(),
});

/** How certificates look: of the school (without a course), and of each course that differs from it. */
export const certificateTemplates = sqliteTable(
	"certificate_templates",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** The id of the course, 0 for the school: a unique column may hold many nulls, and the school has one template. */
		scope: integer("scope").notNull().unique(),
		courseId: integer("course_id")
			.unique()
			.references(() => courses.id, { onDelete: "cascade" }),
		/** Whether finishing the course brings a certificate. A course without a row of its own does. */
		isGiven: flag("is_given").notNull().default(true),
		/** After how many months a certificate expires; null is never. */
		validMonths: integer("valid_months"),
		/** The stored file with the signature of who signs, in every language. A former one stays: certificates show it. */
		signature: text("signature"),
		version: integer("version").notNull().default(1),
		changedAt: instant("changed_at").notNull(),
	},
	(table) => [
		check("certificate_templates_scope", sql`${table.scope} = coalesce(${table.courseId}, 0)`),
		check("certificate_templates_months", sql`${table.validMonths} is null or ${table.validMonths} between 1 and 240`),
	],
);

/** The words of a template in one language; an empty one is taken from the school's template, or from the words that ship. */
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

import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { topicDrawing } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import {
	certificateTemplates,
	certificateTemplateTranslations,
	courses,
	courseTranslations,
	uploads,
	users,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { TemplateField } from "./template-words";

export function listTemplates(db: Database, language: Language) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	return db
		.select({
			courseId: sql<number>`${courses.id}`.as("course_id"),
			title: localizedColumn("title", asked.title, english.title),
			templateId: sql<number | null>`${certificateTemplates.id}`.as("template_id"),
			isGiven: sql`coalesce(${certificateTemplates.isGiven}, 1)`.mapWith(Boolean).as("gives_certificate"),
		})
		.from(courses)
		.leftJoin(certificateTemplates, eq(certificateTemplates.courseId, courses.id))
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.orderBy(asc(courses.position), asc(courses.id));
}

/** The course's template (`scope` 0: the school's) and the school's, in one language; the course's first. */
export function findTemplates(db: Database, { scope, language }: { scope: number; language: Language }) {
	return db
		.select({
			scope: certificateTemplates.scope,
			isGiven: certificateTemplates.isGiven,
			validMonths: certificateTemplates.validMonths,
			version: certificateTemplates.version,
			signature: certificateTemplates.signature,
			signatureName: uploads.name,
			signatureBytes: uploads.bytes,
			heading: certificateTemplateTranslations.heading,
			statement: certificateTemplateTranslations.statement,
			note: certificateTemplateTranslations.note,
			signerName: certificateTemplateTranslations.signerName,
			signerRole: certificateTemplateTranslations.signerRole,
		})
		.from(certificateTemplates)
		.leftJoin(uploads, eq(uploads.id, certificateTemplates.signature))
		.leftJoin(
			certificateTemplateTranslations,
			translates(certificateTemplateTranslations.templateId, certificateTemplates.id, language),
		)
		.where(or(inArray(certificateTemplates.scope, [scope, 0]), isNull(certificateTemplates.id)))
		.orderBy(sql`${certificateTemplates.scope} desc`);
}

export function findPreviewedCourse(
	db: Database,
	{ courseId, language }: { courseId: number | null; language: Language },
) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	return db
		.select({
			courseId: sql<number>`${courses.id}`.as("course_id"),
			topic: courses.topic,
			topicDrawing: topicDrawing(),
			minutes: courses.minutes,
			lessonCount: courses.lessonCount,
			lessonCounts: courses.lessonCounts,
			title: localizedColumn("title", asked.title, english.title),
			teacher: sql<string>`${users.name}`.as("teacher_name"),
		})
		.from(courses)
		.innerJoin(users, eq(users.id, courses.instructorId))
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(courseId === null ? undefined : eq(courses.id, courseId))
		.orderBy(asc(courses.position))
		.limit(1);
}

type Change = {
	scope: number;
	isGiven: boolean;
	validMonths: number | null;
	signature: string | null;
	version: number;
	now: Date;
};

/** No row changes on a version conflict. */
export function saveTemplate(db: Database, { scope, version, now, ...change }: Change): Write {
	const courseId = scope === 0 ? null : scope;
	const set = { ...change, version: version + 1, changedAt: now };
	if (version === 0)
		return db
			.insert(certificateTemplates)
			.values({ scope, courseId, ...set })
			.onConflictDoNothing();
	return db
		.update(certificateTemplates)
		.set(set)
		.where(and(eq(certificateTemplates.scope, scope), eq(certificateTemplates.version, version)));
}

type Words = { scope: number; language: Language; words: Record<TemplateField, string> };

/** Must follow `saveTemplate` in its batch. */
export function saveTemplateWords(db: Database, { scope, language, words }: Words): Write {
	const template = db
		.select({ id: certificateTemplates.id })
		.from(certificateTemplates)
		.where(eq(certificateTemplates.scope, scope));
	return db
		.insert(certificateTemplateTranslations)
		.values({ templateId: sql`(${template})`, language, ...words })
		.onConflictDoUpdate({
			target: [certificateTemplateTranslations.templateId, certificateTemplateTranslations.language],
			set: words,
		});
}

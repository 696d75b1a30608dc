import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Language } from "#app/shared/words/languages.ts";
import { isInEnglish, localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { cannedAnswers, cannedAnswerTranslations } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

const own = alias(cannedAnswerTranslations, "asked");
const english = alias(cannedAnswerTranslations, "english");

/** The canned answers that are in use, in a language, or in English where they lack it. `revision` is 0 for words that are not there. */
export function listCannedAnswers(db: Database, language: Language) {
	return db
		.select({
			id: sql<number>`${cannedAnswers.id}`.as("answer_id"),
			title: localizedColumn("answer_title", own.title, english.title),
			body: localizedColumn("answer_body", own.body, english.body),
			inEnglish: isInEnglish("answer_in_english", own.title, english.title, language),
			revision: sql<number>`coalesce(${own.revision}, 0)`.as("answer_revision"),
		})
		.from(cannedAnswers)
		.leftJoin(own, translates(own.answerId, cannedAnswers.id, language))
		.leftJoin(english, translates(english.answerId, cannedAnswers.id, "en"))
		.where(and(isNull(cannedAnswers.retiredAt), sql`coalesce(${own.title}, ${english.title}) is not null`))
		.orderBy(asc(sql`answer_title`));
}

/** Every canned answer, also those that are used no more, by a name that a reader understands as far as there is one. */
export function listAnswerNames(db: Database, language: Language) {
	const any = db
		.select({ title: cannedAnswerTranslations.title })
		.from(cannedAnswerTranslations)
		.where(eq(cannedAnswerTranslations.answerId, cannedAnswers.id))
		.limit(1);
	return db
		.select({
			id: sql<number>`${cannedAnswers.id}`.as("answer_id"),
			version: cannedAnswers.version,
			title: sql<string | null>`coalesce(${own.title}, ${english.title}, (${any}))`.as("answer_title"),
		})
		.from(cannedAnswers)
		.leftJoin(own, translates(own.answerId, cannedAnswers.id, language))
		.leftJoin(english, translates(english.answerId, cannedAnswers.id, "en"));
}

/** A canned answer with its words in one language, `null` where it lacks them, as a list of none or one. */
export function findAnswer(db: Database, id: number, language: Language) {
	return db
		.select({
			version: cannedAnswers.version,
			retiredAt: cannedAnswers.retiredAt,
			title: own.title,
			body: own.body,
			revision: own.revision,
		})
		.from(cannedAnswers)
		.leftJoin(own, translates(own.answerId, cannedAnswers.id, language))
		.where(eq(cannedAnswers.id, id));
}

export function insertCannedAnswer(db: Database, now: Date): Write {
	return db.insert(cannedAnswers).values({ createdAt: now });
}

/** The id of the answer that was inserted just before, in the same batch. */
export const newestAnswerId = sql<number>`(select max(id) from canned_answers)`;

type Words = { language: Language; title: string; body: string };
type Written = { id: number | SQL<number>; version: number; now: Date };

/** Counts a change of an answer. It hits nothing when it was changed since that version. */
export function countChange(db: Database, { id, version }: { id: number; version: number }): Write {
	return db
		.update(cannedAnswers)
		.set({ version: version + 1 })
		.where(and(eq(cannedAnswers.id, id), eq(cannedAnswers.version, version)));
}

/** The words of an answer in a language from this version on. */
export function saveWords(db: Database, { id, version, now, language, ...words }: Written & Words): Write {
	const set = { ...words, revision: version, changedAt: now };
	return db
		.insert(cannedAnswerTranslations)
		.values({ answerId: id, language, ...set })
		.onConflictDoUpdate({ target: [cannedAnswerTranslations.answerId, cannedAnswerTranslations.language], set });
}

/** An answer lacks words in a language again. */
export function dropWords(db: Database, { id, language }: { id: number; language: Language }): Write {
	return db
		.delete(cannedAnswerTranslations)
		.where(and(eq(cannedAnswerTranslations.answerId, id), eq(cannedAnswerTranslations.language, language)));
}

/** An answer is used no more from this moment on, or, without one, is used again. */
export function retireAnswer(db: Database, { id, retiredAt }: { id: number; retiredAt: Date | null }): Write {
	return db.update(cannedAnswers).set({ retiredAt }).where(eq(cannedAnswers.id, id));
}

import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../../db/client.server";
import { cannedAnswers, cannedAnswerTranslations } from "../../../../db/schema/schema";
import type { Language } from "../../../shared/words/languages";
import { isInEnglish, localizedColumn } from "../../../shared/words/localized-column.server";

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
		.leftJoin(own, and(eq(own.answerId, cannedAnswers.id), eq(own.language, language)))
		.leftJoin(english, and(eq(english.answerId, cannedAnswers.id), eq(english.language, "en")))
		.where(and(isNull(cannedAnswers.retiredAt), sql`coalesce(${own.title}, ${english.title}) is not null`))
		.orderBy(asc(sql`answer_title`));
}

/** A write, not yet run. */
export function insertCannedAnswer(db: Database, now: Date) {
	return db.insert(cannedAnswers).values({ createdAt: now });
}

/** The id of the answer that was inserted just before, in the same batch. */
export const newestAnswerId = sql<number>`(select max(id) from canned_answers)`;

type Words = { language: Language; title: string; body: string; now: Date };

/** A write, not yet run: the first words of the answer that was inserted just before. */
export function insertFirstWords(db: Database, { now, ...words }: Words) {
	return db.insert(cannedAnswerTranslations).values({ ...words, answerId: newestAnswerId, changedAt: now });
}

/** A write, not yet run: words that an answer lacked in a language. Fails when it has them meanwhile. */
export function insertWords(db: Database, { now, id, ...words }: Words & { id: number }) {
	return db.insert(cannedAnswerTranslations).values({ ...words, answerId: id, changedAt: now });
}

/** A write, not yet run: changes words that are as they were seen. */
export function changeWords(
	db: Database,
	{ id, language, title, body, revision, now }: Words & { id: number; revision: number },
) {
	return db
		.update(cannedAnswerTranslations)
		.set({ title, body, changedAt: now, revision: sql`${cannedAnswerTranslations.revision} + 1` })
		.where(
			and(
				eq(cannedAnswerTranslations.answerId, id),
				eq(cannedAnswerTranslations.language, language),
				eq(cannedAnswerTranslations.revision, revision),
			),
		);
}

/** The words of an answer in a language, as a list of none or one. */
export function findWords(db: Database, id: number, language: Language) {
	return db
		.select()
		.from(cannedAnswerTranslations)
		.where(and(eq(cannedAnswerTranslations.answerId, id), eq(cannedAnswerTranslations.language, language)));
}

/** A write, not yet run: an answer that is used no more. */
export function retireAnswer(db: Database, id: number, now: Date) {
	return db
		.update(cannedAnswers)
		.set({ retiredAt: now })
		.where(and(eq(cannedAnswers.id, id), isNull(cannedAnswers.retiredAt)));
}

import { deedsOfSubject, listDeedsByName } from "#app/features/operations/audit/face.server.ts";
import { type HistoryEntry, historyEntry } from "#app/features/operations/history/history-entry.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { dateFormat } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { TestimonialKind } from "#db/schema/site/testimonials.ts";
import { TESTIMONIAL_DEEDS } from "../deeds.ts";
import { flagsOf, wordsIn } from "../testimonial.ts";
import { isStanding, readTestimonialChange, type TestimonialState } from "../testimonial-change.ts";
import {
	findTestimonial,
	listTestimonialCourses,
	listTestimonials,
	type StoredTestimonial,
} from "../testimonials.repository.server.ts";
import { findTestimonials } from "./find-testimonials.ts";
import { formValues, newValues } from "./testimonial-fields.ts";
import { TESTIMONIAL_CHANGES, TESTIMONIALS_DONE, TESTIMONIALS_LIST } from "./testimonials-query.ts";

type Reader = { user: CurrentUser; language: Language; now: Date };

/** All words of learners and figures in their order, and the latest changes. */
export async function testimonialsPageData(
	db: Database,
	{ search, user, language, now }: Reader & { search: URLSearchParams },
) {
	const t = getFixedT(language, "testimonials");
	const query = TESTIMONIALS_LIST.parse(search);
	const { rows, deeds, settingRows } = await inBatch(db, {
		rows: listTestimonials(db),
		deeds: listDeedsByName(db, TESTIMONIAL_DEEDS, {
			// A deed of this very second is later than a clock that was read before it.
			now: new Date(now.getTime() + MINUTE_MS),
			limit: TESTIMONIAL_CHANGES,
		}),
		settingRows: findSettings(db),
	});
	const days = dateFormat(language, { dateStyle: "medium", timeZone: "UTC" });
	const found = findTestimonials(rows, query, dayOf(now, user.timeZone));
	return {
		title: t("title"),
		description: t("description"),
		query,
		count: rows.length,
		isNarrowed: TESTIMONIALS_LIST.isNarrowed(query),
		mode: readSettings(settingRows).testimonials.mode,
		rows: found.map((row) => ({
			id: row.id,
			version: row.version,
			kind: row.kind,
			place: row.place,
			title: titleOf(row, language),
			text: wordsIn(row.words, language).review || wordsIn(row.words, "en").review,
			textLanguage: wordsIn(row.words, language).review ? language : ("en" as const),
			day: row.saidDay,
			on: days.format(new Date(row.saidDay)),
			isShown: row.publishedAt !== null,
			flags: row.flags,
			languages: row.languages,
		})),
		done: TESTIMONIALS_DONE.find((done) => done === search.get("done")) ?? null,
		changes: changesInWords({ deeds, rows }, { language, timeZone: user.timeZone }),
	};
}

export type TestimonialsPageData = Awaited<ReturnType<typeof testimonialsPageData>>;
export type TestimonialInList = TestimonialsPageData["rows"][number];

/** The name of a person, or a figure. */
function titleOf({ kind, name, words }: StoredTestimonial, language: Language): string {
	if (kind === "testimonial") return name;
	return wordsIn(words, language).title || wordsIn(words, "en").title;
}

/** The form of one with its latest deeds; null when there is none. */
export async function testimonialPageData(
	db: Database,
	id: number,
	{ user, language, now, isSaved }: Reader & { isSaved: boolean },
) {
	const reading = { language, formats: formatsFor({ language, timeZone: user.timeZone }), now };
	const [[[row], courses], deeds] = await Promise.all([
		db.batch([findTestimonial(db, id), listTestimonialCourses(db, language)]),
		deedsOfSubject(db, { kind: "testimonial", id }, reading),
	]);
	if (!row) return null;
	const t = getFixedT(language, "testimonials");
	return {
		title: titleOf(row, language),
		description: t("description"),
		values: formValues(row),
		isShown: row.publishedAt !== null,
		flags: flagsOf(row, dayOf(now, user.timeZone)),
		courses,
		deeds,
		isSaved,
	};
}

export type TestimonialPageData = NonNullable<Awaited<ReturnType<typeof testimonialPageData>>>;

/** The form of a new one. */
export async function newTestimonialPageData(
	db: Database,
	{ kind, user, language, now }: Reader & { kind: TestimonialKind },
) {
	const t = getFixedT(language, "testimonials");
	return {
		title: t(`add.${kind}`),
		description: t("description"),
		values: newValues(kind, dayOf(now, user.timeZone)),
		courses: await listTestimonialCourses(db, language),
	};
}

type Found = { deeds: Awaited<ReturnType<typeof listDeedsByName>>; rows: readonly StoredTestimonial[] };

/** Moves, publications and withdrawals, newest first as they come; only of what is still there. */
function changesInWords(
	{ deeds, rows }: Found,
	{ language, timeZone }: { language: Language; timeZone: string },
): HistoryEntry[] {
	const [t, history] = [getFixedT(language, "testimonials"), getFixedT(language, "history")];
	const formats = formatsFor({ language, timeZone });
	const inWords = (state: TestimonialState) =>
		"place" in state ? formats.number(state.place) : history(state.shown ? "yes" : "no");
	return deeds.flatMap(({ id, deed, subjectId, before, after, at, actorName }) => {
		const change = readTestimonialChange({ before, after });
		const row = rows.find((one) => one.id === Number(subjectId));
		if (!change || !row) return [];
		const label = t("place" in change.after ? "changes.place" : "changes.shown");
		return historyEntry(
			{
				id,
				at,
				by: actorName,
				what: titleOf(row, language),
				isUndo: deed === "testimonials.undo",
				canUndo: isStanding(rows, row.id, change.after),
				differences: [{ label, from: inWords(change.before), to: inWords(change.after) }],
			},
			formats,
		);
	});
}

import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { wordsIn } from "#app/features/site/testimonials/testimonial.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { TestimonialKind, TestimonialResults, TestimonialWords } from "#db/schema/site/testimonials.ts";

/** In one language. A learner's review has no results. */
export type ShownTestimonial = {
	id: number;
	name: string;
	title: string;
	company: string;
	location: string;
	avatar: string | null;
	/** Null for words without stars. */
	rating: number | null;
	review: string;
	/** `YYYY-MM-DD`. */
	date: string;
	verified: boolean;
	results: TestimonialResults | null;
	course: string;
	tags: string[];
	/** Set when it is not in the reader's language: untranslated English, or the learner's own. */
	foreign: string | null;
	/** Stored translation of a learner's review; null when not needed. */
	translation: string | null;
};

export type LearnerReview = {
	id: number;
	name: string;
	stars: number;
	body: string | null;
	language: string;
	translation: string | null;
	createdAt: Date;
};

/** A published row; a claim is none of the testimonials. */
export type PublishedRow = {
	id: number;
	kind: TestimonialKind;
	name: string;
	company: string;
	picture: string;
	rating: number | null;
	verified: boolean;
	results: TestimonialResults | null;
	saidDay: string;
	source: string;
	words: Readonly<Record<string, TestimonialWords>>;
	/** Empty without a published course. */
	courseTitle: string;
};

type Sources = { rows: readonly PublishedRow[]; reviews: readonly LearnerReview[] };

/** What admins have published, in their order; or the reviews of learners when measured, best first, then newest. */
export function shownTestimonials(
	settings: Settings,
	{ rows, reviews }: Sources,
	language: Language,
): ShownTestimonial[] {
	const { mode, limit } = settings.testimonials;
	if (mode === "hidden") return [];
	if (mode === "specified") {
		return rows
			.filter(({ kind }) => kind === "testimonial")
			.map((row) => inLanguage(row, language))
			.slice(0, limit);
	}
	return reviews
		.filter(({ body }) => body?.trim())
		.sort((a, b) => b.stars - a.stars || b.createdAt.getTime() - a.createdAt.getTime())
		.map((review) => fromLearner(review, language))
		.slice(0, limit);
}

function inLanguage(row: PublishedRow, language: Language): ShownTestimonial {
	const { id, name, company, picture, rating, verified, results, saidDay, words, courseTitle } = row;
	const [own, english] = [wordsIn(words, language), wordsIn(words, DEFAULT_LANGUAGE)];
	return {
		id,
		name,
		company,
		rating,
		verified,
		results,
		date: saidDay,
		avatar: picture || null,
		course: courseTitle,
		title: own.title || english.title,
		location: own.location || english.location,
		review: own.review || english.review,
		tags: own.tags.length > 0 ? own.tags : english.tags,
		foreign: own.review === "" && language !== DEFAULT_LANGUAGE ? DEFAULT_LANGUAGE : null,
		translation: null,
	};
}

function fromLearner(
	{ id, name, stars, body, language: written, translation, createdAt }: LearnerReview,
	language: Language,
): ShownTestimonial {
	return {
		id,
		name,
		title: "",
		company: "",
		location: "",
		avatar: null,
		rating: stars,
		review: body ?? "",
		date: createdAt.toISOString().slice(0, 10),
		verified: true,
		results: null,
		course: "",
		tags: [],
		foreign: written === language ? null : written,
		translation: written === language ? null : translation,
	};
}

export type ShownFigure = { id: number; value: string; label: string; source: string; day: string; isForeign: boolean };

/** The figures that admins have published, in their order; in English where they are not translated. */
export function shownFigures(rows: readonly PublishedRow[], language: Language): ShownFigure[] {
	return rows
		.filter(({ kind }) => kind === "claim")
		.map(({ id, words, source, saidDay }) => {
			const [own, english] = [wordsIn(words, language), wordsIn(words, DEFAULT_LANGUAGE)];
			return {
				id,
				value: own.title || english.title,
				label: own.review || english.review,
				source,
				day: saidDay,
				isForeign: own.review === "" && language !== DEFAULT_LANGUAGE,
			};
		});
}

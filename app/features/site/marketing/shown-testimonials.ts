import { TESTIMONIAL_KEYS } from "#app/features/operations/settings/setting-keys.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import type { Testimonial } from "#app/features/operations/settings/testimonial.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";

/** In one language. A learner's review has no results. */
export type ShownTestimonial = {
	id: number;
	name: string;
	title: string;
	company: string;
	location: string;
	avatar: string | null;
	rating: number;
	review: string;
	/** `YYYY-MM-DD`. */
	date: string;
	verified: boolean;
	results: Testimonial["results"] | null;
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

/** Testimonials of the settings, or `reviews` when measured; best first, then newest. */
export function shownTestimonials(
	settings: Settings,
	reviews: readonly LearnerReview[],
	language: Language,
): ShownTestimonial[] {
	const { mode, limit } = settings.testimonials;
	if (mode === "hidden") return [];
	if (mode === "specified") {
		return TESTIMONIAL_KEYS.map((key, index) => ({ id: index + 1, given: settings[key] }))
			.filter(({ given }) => given.shown)
			.map(({ id, given }) => inLanguage(id, given, language))
			.slice(0, limit);
	}
	return reviews
		.filter(({ body }) => body?.trim())
		.sort((a, b) => b.stars - a.stars || b.createdAt.getTime() - a.createdAt.getTime())
		.map((review) => fromLearner(review, language))
		.slice(0, limit);
}

function inLanguage(id: number, given: Testimonial, language: Language): ShownTestimonial {
	const { shown: _, words, avatar, ...facts } = given;
	const [own, english] = [words[language], words[DEFAULT_LANGUAGE]];
	return {
		id,
		...facts,
		avatar: avatar || null,
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
		tags: [],
		foreign: written === language ? null : written,
		translation: written === language ? null : translation,
	};
}

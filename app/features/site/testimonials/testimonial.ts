import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { TestimonialKind, TestimonialWords } from "#db/schema/site/testimonials.ts";

/** So many may be kept. */
export const MOST_TESTIMONIALS = 200;

type Facts = {
	kind: TestimonialKind;
	consentDay: string | null;
	saidDay: string;
	source: string;
};

/** Why something may not be shown to visitors, or null. Words of a person need their consent. */
export function showRefusal({ kind, consentDay }: Pick<Facts, "kind" | "consentDay">): "consentMissing" | null {
	return kind === "testimonial" && consentDay === null ? "consentMissing" : null;
}

export const TESTIMONIAL_FLAGS = ["consentMissing", "sourceMissing", "outdated"] as const;
export type TestimonialFlag = (typeof TESTIMONIAL_FLAGS)[number];

/**
 * What an admin should look at: words without consent, a figure without a source, a figure that was counted more than a
 * year before `today`. Days are `YYYY-MM-DD`.
 */
export function flagsOf({ kind, consentDay, saidDay, source }: Facts, today: string): TestimonialFlag[] {
	if (kind === "testimonial") return consentDay === null ? ["consentMissing"] : [];
	const flags: TestimonialFlag[] = [];
	if (source === "") flags.push("sourceMissing");
	if (saidDay < yearBefore(today)) flags.push("outdated");
	return flags;
}

function yearBefore(day: string): string {
	return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}

type Words = Readonly<Record<string, TestimonialWords>>;
const NO_WORDS: TestimonialWords = { title: "", location: "", review: "", tags: [] };

export function wordsIn(words: Words, language: Language): TestimonialWords {
	return words[language] ?? NO_WORDS;
}

/** The languages in which the main text is written. */
export function writtenLanguages(words: Words): Language[] {
	return LANGUAGE_CODES.filter((code) => wordsIn(words, code).review !== "");
}

/** The ids with one of them at a place, counted from 1. */
export function placeAt(ids: readonly number[], id: number, place: number): number[] {
	const others = ids.filter((one) => one !== id);
	return [...others.slice(0, place - 1), id, ...others.slice(place - 1)];
}

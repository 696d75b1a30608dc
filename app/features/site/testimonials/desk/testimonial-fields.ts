import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import type { TestimonialKind, TestimonialWords } from "#db/schema/site/testimonials.ts";
import { wordsIn } from "../testimonial.ts";
import { splitTags, type TestimonialForm } from "./schemas.ts";

type Spoken = Extract<TestimonialForm, { kind: "testimonial" }>;

/** What a form that was read writes into the row. Languages without a text are left out. */
export function fieldsOf(form: TestimonialForm) {
	if (form.kind === "claim") {
		const { kind, saidDay, source } = form;
		const words = LANGUAGE_CODES.map((code) => ({ code, ...NO_WORDS, ...form.words[code] }));
		return { kind, saidDay, source, words: writtenWords(words) };
	}
	const { kind, name, company, verified, saidDay, consent, consentDay } = form;
	const words = LANGUAGE_CODES.map((code) => ({ code, ...form.words[code], tags: splitTags(form.words[code].tags) }));
	return {
		kind,
		name,
		company,
		verified,
		saidDay,
		picture: form.picture ?? "",
		rating: form.rating ?? null,
		courseId: form.courseId ?? null,
		consentDay: consent ? (consentDay ?? null) : null,
		results: resultsOf(form),
		words: writtenWords(words),
	};
}

const NO_WORDS: TestimonialWords = { title: "", location: "", review: "", tags: [] };

function writtenWords(all: readonly (TestimonialWords & { code: string })[]): Record<string, TestimonialWords> {
	const written = all.filter(({ title, location, review, tags }) => title || location || review || tags.length > 0);
	return Object.fromEntries(written.map(({ code, ...words }) => [code, words]));
}

function resultsOf({ propertiesAcquired, monthsToSuccess, roiPercentage, portfolioDollars }: Spoken) {
	if (
		propertiesAcquired === undefined ||
		monthsToSuccess === undefined ||
		roiPercentage === undefined ||
		portfolioDollars === undefined
	) {
		return null;
	}
	return { propertiesAcquired, monthsToSuccess, roiPercentage, portfolioValueCents: portfolioDollars * 100 };
}

type Row = {
	kind: TestimonialKind;
	version: number;
	name: string;
	company: string;
	picture: string;
	rating: number | null;
	verified: boolean;
	results: {
		propertiesAcquired: number;
		monthsToSuccess: number;
		roiPercentage: number;
		portfolioValueCents: number;
	} | null;
	courseId: number | null;
	saidDay: string;
	consentDay: string | null;
	source: string;
	words: Readonly<Record<string, TestimonialWords>>;
};

const text = (value: number | null | undefined) => (value === null || value === undefined ? "" : String(value));

/** The values with which the form begins. */
export function formValues(row: Row) {
	const { results, words } = row;
	return {
		version: row.version,
		kind: row.kind,
		name: row.name,
		company: row.company,
		picture: row.picture,
		rating: text(row.rating),
		verified: row.verified,
		propertiesAcquired: text(results?.propertiesAcquired),
		monthsToSuccess: text(results?.monthsToSuccess),
		roiPercentage: text(results?.roiPercentage),
		portfolioDollars: text(results && results.portfolioValueCents / 100),
		courseId: text(row.courseId),
		saidDay: row.saidDay,
		consent: row.consentDay !== null,
		consentDay: row.consentDay ?? "",
		source: row.source,
		words: LANGUAGE_CODES.map((code) => {
			const { tags, ...own } = wordsIn(words, code);
			return { code, ...own, tags: tags.join(", ") };
		}),
	};
}
export type TestimonialValues = ReturnType<typeof formValues>;

/** The form of a new one. */
export function newValues(kind: TestimonialKind, today: string): TestimonialValues {
	return {
		...formValues({
			kind,
			version: 0,
			name: "",
			company: "",
			picture: "",
			rating: null,
			verified: false,
			results: null,
			courseId: null,
			saidDay: today,
			consentDay: null,
			source: "",
			words: {},
		}),
	};
}

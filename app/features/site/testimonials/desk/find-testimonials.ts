import { hasAllWords } from "#app/shared/text/fold-text.ts";
import { flagsOf, writtenLanguages } from "../testimonial.ts";
import type { StoredTestimonial } from "../testimonials.repository.server.ts";
import type { TestimonialsQuery } from "./testimonials-query.ts";

/** Those that a query asks for, each with its place in the whole order, counted from 1. */
export function findTestimonials(
	rows: readonly StoredTestimonial[],
	{ q, filters }: Pick<TestimonialsQuery, "q" | "filters">,
	today: string,
) {
	return rows
		.map((row, at) => ({ ...row, place: at + 1, flags: flagsOf(row, today), languages: writtenLanguages(row.words) }))
		.filter(
			(row) =>
				hasAllWords(searchedText(row), q) &&
				(filters.kind === null || row.kind === filters.kind) &&
				(filters.language === null || row.languages.includes(filters.language)) &&
				(filters.state === null || isIn(row, filters.state)),
		);
}

function searchedText({ name, company, source, words }: StoredTestimonial): string {
	const texts = Object.values(words).flatMap(({ title, location, review, tags }) => [title, location, review, ...tags]);
	return [name, company, source, ...texts].join(" ");
}

type State = NonNullable<TestimonialsQuery["filters"]["state"]>;

function isIn({ publishedAt, flags }: { publishedAt: Date | null; flags: readonly string[] }, state: State): boolean {
	switch (state) {
		case "shown":
			return publishedAt !== null;
		case "notShown":
			return publishedAt === null;
		case "flagged":
			return flags.length > 0;
	}
}

import type { PublishedRow } from "#app/features/site/marketing/shown-testimonials.ts";
import { SPECIFIED_TESTIMONIALS } from "#db/seed/site/testimonials.ts";

/** A row for tests, as visitors' pages read it. */
export function published(given: Partial<PublishedRow> = {}): PublishedRow {
	return {
		id: 1,
		kind: "testimonial",
		name: "Ada",
		company: "",
		picture: "",
		rating: 5,
		verified: false,
		results: null,
		saidDay: "2026-05-18",
		source: "",
		words: {},
		courseTitle: "",
		...given,
	};
}

/** Those of the demo school. */
export const PUBLISHED = SPECIFIED_TESTIMONIALS.map((row, at) => published({ ...row, id: at + 1 }));

import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { TESTIMONIAL_KINDS } from "#db/schema/site/testimonials.ts";

export const TESTIMONIALS_PATH = "/admin/testimonials";
export const TESTIMONIAL_STATES = ["shown", "notShown", "flagged"] as const;

export const TESTIMONIALS_LIST = listQuery({
	path: TESTIMONIALS_PATH,
	anchor: "testimonials",
	sort: ["order"],
	filters: { kind: oneOf(TESTIMONIAL_KINDS), state: oneOf(TESTIMONIAL_STATES), language: oneOf(LANGUAGE_CODES) },
	search: true,
	page: "number",
});
export type TestimonialsQuery = QueryOf<typeof TESTIMONIALS_LIST>;

export const TESTIMONIALS_DONE = ["added", "published", "withdrawn", "moved", "deleted", "undone"] as const;
export type TestimonialsDone = (typeof TESTIMONIALS_DONE)[number];

/** So many changes are listed on the page; the audit log has them all. */
export const TESTIMONIAL_CHANGES = 10;

export function testimonialHref(id: number): string {
	return `${TESTIMONIALS_PATH}/${id}`;
}

export function doneHref(done: TestimonialsDone): string {
	return `${TESTIMONIALS_PATH}?done=${done}`;
}

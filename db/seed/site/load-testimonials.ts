import { runTogether } from "../rows.ts";
import { DEMO_CLAIMS, DEMO_TESTIMONIALS } from "./testimonials.ts";

/** The demo school's testimonials, shown with consent, and two figures that are not shown. */
export async function loadTestimonials(db: D1Database, now: Date): Promise<void> {
	const at = now.getTime();
	await runTogether(db, [
		...DEMO_TESTIMONIALS.map(({ name, company, rating, saidDay, verified, results, words }, index) =>
			db
				.prepare(
					`INSERT INTO testimonials (kind, position, name, company, rating, verified, results, said_day, consent_day, words,
						created_at, published_at) VALUES ('testimonial', ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9, ?9)`,
				)
				.bind(
					index + 1,
					name,
					company,
					rating,
					verified ? 1 : 0,
					JSON.stringify(results),
					saidDay,
					JSON.stringify(words),
					at,
				),
		),
		...DEMO_CLAIMS.map(({ saidDay, source, words }, index) =>
			db
				.prepare(
					`INSERT INTO testimonials (kind, position, said_day, source, words, created_at)
					VALUES ('claim', ?1, ?2, ?3, ?4, ?5)`,
				)
				.bind(DEMO_TESTIMONIALS.length + index + 1, saidDay, source, JSON.stringify(words), at),
		),
	]);
}

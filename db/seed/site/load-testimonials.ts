import { runTogether } from "../rows.ts";
import { DEMO_CLAIMS, SPECIFIED_TESTIMONIALS } from "./testimonials.ts";

/** Two figures that are not shown, after the testimonials with which every school begins (migration 0108). */
export async function loadTestimonials(db: D1Database, now: Date): Promise<void> {
	await runTogether(
		db,
		DEMO_CLAIMS.map(({ saidDay, source, words }, index) =>
			db
				.prepare(
					`INSERT INTO testimonials (kind, position, said_day, source, words, created_at)
					VALUES ('claim', ?1, ?2, ?3, ?4, ?5)`,
				)
				.bind(SPECIFIED_TESTIMONIALS.length + index + 1, saidDay, source, JSON.stringify(words), now.getTime()),
		),
	);
}

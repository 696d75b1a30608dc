import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { shipCourse } from "#app/features/learning/authoring/publishing/ship-course.server.ts";
import type { Entry } from "#app/features/library/entries/entry-parts.server.ts";
import { shipEntry } from "#app/features/library/entries/ship-entry.server.ts";
import { toHit } from "#app/features/library/search/query/hit.ts";
import {
	readSearch,
	type SearchRequest,
	toOutcome,
	totalMatches,
} from "#app/features/library/search/query/search-for.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { db } from "../database";
import { makeUser } from "../factories";
import { courseContent } from "../learning/course-content";

export const now = new Date("2026-11-22T10:00:00Z");
export const NOBODY = "";
let teacher = 0;

export async function fillSearch(): Promise<number> {
	teacher = (await makeUser(db, { role: "instructor" })).id;
	await ship(
		term("assignment", {
			en: everyWords("assignment of contract", "Somebody takes over a contract.", {
				aliases: ["assignments", "handover deed"],
			}),
			ru: everyWords("уступка договора", "Передача прав по договору.", { aliases: ["уступки", "уступкой"] }),
			fr: everyWords("cession de contrat", "La cession d’un contrat à un acquéreur."),
			es: everyWords("cesión de contrato", "Señal y cesión del contrato."),
			de: everyWords("Vertragsabtretung", "Die Übertragung von Verträgen an Käufer."),
			zh: everyWords("合同转让", "买方接手您的购买合同。"),
		}),
	);
	await ship(term("wide", { en: everyWords("holding costs", "Costs, and a passing word about an assignment.") }));
	await ship(term("only-english", { en: everyWords("earnest money", "A deposit with a handover deed of sorts.") }));
	return teacher;
}

export const everyWords = (title: string, body: string, more = {}) => ({
	title,
	short: body,
	body,
	aliases: [],
	...more,
});

export function term(key: string, translations: Entry["translations"]): Entry {
	const facts = { countries: ["anywhere"], related: [], lessons: [], link: "first", reviewed: "2026-11-22" };
	return { kind: "term", key, facts, translations };
}

export function resource(
	key: string,
	access: "public" | "signedIn" | "entitled",
	title: string,
	course?: string,
): Entry {
	const facts = {
		kind: "article",
		topic: "law",
		countries: ["anywhere"],
		access,
		position: 1,
		...(course ? { course } : {}),
	};
	return { kind: "resource", key, facts, translations: { en: { title, summary: "A page.", body: `About ${title}.` } } };
}

export const ship = (entry: Entry) =>
	shipEntry(db, { entry, sourceHash: JSON.stringify(entry), searchables: SEARCHABLES, kinds: ENTRY_KINDS, now });

const lessonWords = (title: string, body: string) => ({ title, summary: "", body, recall: [], figures: {} });
export const course = (id: number, title = `Course ${id}`) =>
	courseContent(
		id,
		[
			{
				key: "open",
				freePreview: true,
				translations: { en: lessonWords("Quokka preview", "The quokka hops freely.") },
			},
			{ key: "paid", translations: { en: lessonWords("Dunnart and kowari", "The secret wombat sleeps in a burrow.") } },
		],
		{ translations: { en: { title, shortDescription: "Short.", description: "Long.", outcomes: ["Do"] } } },
	);
export const shipIt = (content: ReturnType<typeof course>, sourceHash = "a") =>
	shipCourse(db, { course: content, sourceHash, instructorId: teacher, publishedAt: now, now });

export async function search(q: string, given: Partial<SearchRequest> & { session?: string } = {}) {
	const { session = NOBODY, ...rest } = given;
	const asked: SearchRequest = { q, type: null, language: "en", only: null, page: 1, ...rest };
	const { types } = SEARCHABLES;
	const viewer = userOfSession(session);
	const first = await readSearch(db, asked, { viewer, types, now, clientIp: "test" });
	// The viewer is known only after the first trip.
	const outcome = await toOutcome(db, asked, first, { viewer: session === NOBODY ? null : viewer, types, now });
	const hits = outcome.rows.map((row) =>
		toHit(row, { q: outcome.instead?.q ?? q, types, isSignedIn: session !== NOBODY }),
	);
	return { ...outcome, hits, titles: hits.map(({ title }) => title), total: totalMatches(outcome.counts) };
}

import { listTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import { readTaxonomy } from "#app/features/learning/catalog/taxonomy/taxonomy.ts";
import {
	type DocumentState,
	findDocument,
	insertDocument,
	noteShipped,
	saveVersion,
} from "#app/features/library/versioned-content/face.server.ts";
import { mergeShipped, type SchoolOwnPart } from "#app/features/library/versioned-content/merge-shipped.ts";
import { manifestOf, storedPart } from "#app/features/library/versioned-content/part.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import type { CourseContent } from "#db/content/course-content.ts";
import type { ShippedState } from "#db/schema/library/versioned-content.ts";
import type { Write } from "#db/write.ts";
import { courseParts } from "./course-parts.ts";
import { type CommercialFacts, mergeCommercialFacts, type OverriddenFact } from "./merge-commercial-facts.ts";
import { publishCourse, type RetiredKeys } from "./publish-course.server.ts";
import { findCourseOfDocument, insertCourse, setCommercialFacts } from "./published-course.repository.server.ts";

type Shipment = {
	course: CourseContent;
	sourceHash: string;
	instructorId: number;
	publishedAt: Date;
	now: Date;
};
export type ShipOutcome =
	| {
			ok: true;
			isNew: boolean;
			changed: boolean;
			retired: RetiredKeys;
			kept: { parts: SchoolOwnPart[]; terms: OverriddenFact[] };
	  }
	| { ok: false; reason: "ownCourse" | "changedMeanwhile" | "topicUnknown" | "levelUnknown" };

/**
 * Imports a shipped edition of a course and publishes it. The school's own edits, price and instructor win; `kept`
 * lists where they differ from the edition.
 * Refuses a key that the school uses for a course of its own (`ownCourse`) and a topic or level that the school does
 * not have. Unchanged parts are not written, and an interrupted run continues at the next call. Throws when the
 * number belongs to another course.
 */
export async function shipCourse(db: Database, shipment: Shipment): Promise<ShipOutcome> {
	const { course, sourceHash, now } = shipment;
	const unknown = await unknownTerm(db, course);
	if (unknown) return { ok: false, reason: unknown };
	const offered = commercialFactsOf(shipment);
	const existing = await findCourseState(db, course.key);
	const { document, live } = existing ?? (await createCourse(db, shipment, offered));
	if (document.origin === "school") return { ok: false, reason: "ownCourse" };

	const parts = courseParts(course).map(storedPart);
	const shipped = manifestOf(parts);
	const base = document.shipped?.manifest ?? null;
	const { manifest, kept } = mergeShipped({ base, current: document.publishedManifest, shipped });
	const terms = mergeCommercialFacts({ base: document.shipped?.terms ?? null, current: live, shipped: offered });
	const saved = await saveVersion(db, { document, parts, manifest, authorId: null, note: SHIPPED_VERSION_NOTE, now });
	if (!saved.ok) return saved;

	const state: ShippedState = { sourceHash, manifest: shipped, terms: offered };
	const alongside = ({ courseId }: { courseId: number }): Write[] => [
		setCommercialFacts(db, courseId, terms.terms),
		noteShipped(db, document.id, state),
	];
	const at = existing ? now : shipment.publishedAt;
	const published = await publishCourse(db, { versionId: saved.versionId, now: at, alongside });
	if (!published.ok) return { ok: false, reason: "changedMeanwhile" };
	if (!published.changed && JSON.stringify(document.shipped) !== JSON.stringify(state)) {
		await db.batch([setCommercialFacts(db, live.id, terms.terms), noteShipped(db, document.id, state)]);
	}
	const { changed, retired } = published;
	return { ok: true, isNew: !existing, changed, retired, kept: { parts: kept, terms: terms.kept } };
}

/** The school may have retired them: they stay with what ships. */
async function unknownTerm(db: Database, { topic, level }: CourseContent) {
	const { topics, levels } = readTaxonomy(await listTaxonomy(db, DEFAULT_LANGUAGE));
	if (!topics.some(({ key }) => key === topic)) return "topicUnknown";
	return levels.some(({ key }) => key === level) ? null : "levelUnknown";
}

const SHIPPED_VERSION_NOTE = "As it ships";

type CourseState = { document: DocumentState; live: CommercialFacts & { id: number } };

async function findCourseState(db: Database, key: string): Promise<CourseState | null> {
	const [document] = await findDocument(db, "course", key);
	const [live] = document ? await findCourseOfDocument(db, document.id) : [];
	return document && live ? { document, live } : null;
}

async function createCourse(
	db: Database,
	{ course, publishedAt }: Shipment,
	terms: CommercialFacts,
): Promise<CourseState> {
	const { id, key, slug, topic, level, featured } = course;
	try {
		await db.batch([
			insertDocument(db, { kind: "course", key, origin: "shipped", createdAt: publishedAt }),
			insertCourse(db, key, { id, slug, topic, level, featured, position: id, createdAt: publishedAt, ...terms }),
		]);
	} catch (error) {
		// A concurrent run may have created it; a number that another course has is an error.
		const made = isDuplicate(error, "courses") ? await findCourseState(db, key) : null;
		if (made) return made;
		throw error;
	}
	const state = await findCourseState(db, key);
	if (!state) throw new Error(`The course ${key} was not made`);
	return state;
}

function commercialFactsOf({ course: { priceCents, currency }, instructorId }: Shipment): CommercialFacts {
	return { priceCents, currency, instructorId };
}

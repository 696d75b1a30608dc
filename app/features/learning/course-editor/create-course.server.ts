import { insertCourse } from "#app/features/learning/authoring/face.server.ts";
import { COURSE_PART } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { documentIdOf, draftWrite, insertOwnDocument } from "#app/features/library/versioned-content/face.server.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { keyOf } from "#app/shared/text/key-of.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate, isRaised } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { courseIdOf, findCourseByKey, findNextPosition } from "./courses.repository.server";

type Input = {
	title: string;
	/** In which language the title is written. */
	language: Language;
	topic: string;
	level: string;
	currency: string;
	by: number;
	requestId: string;
	now: Date;
};

/** How many keys are tried for a title that other courses have. */
const TRIES = 20;

/** Creates an unpublished course of the one who asks, free of charge, with a draft of its title. */
export async function createCourse(db: Database, input: Input): Promise<{ courseId: number }> {
	const { title, language, topic, level, currency, by, requestId, now } = input;
	const stem = keyOf(title) || "course";
	const [last] = await findNextPosition(db);
	const position = last?.position ?? 1;
	for (let number = 1; number <= TRIES; number++) {
		const key = number === 1 ? stem : `${stem}-${number}`;
		const draft = { documentId: documentIdOf("course", key), key: COURSE_PART, base: null, seen: 0, editorId: by, now };
		const facts = { slug: key, topic, level, modules: [] };
		const empty = { title: "", shortDescription: "", description: "", outcomes: [] };
		try {
			await runTogether(db, [
				insertOwnDocument(db, { kind: "course", key, createdAt: now }),
				insertCourse(db, key, {
					slug: key,
					topic,
					level,
					featured: false,
					position,
					priceCents: 0,
					currency,
					instructorId: by,
					createdAt: now,
				}),
				draftWrite(db, { ...draft, language: FACTS_LANGUAGE, body: facts }),
				draftWrite(db, { ...draft, language: DEFAULT_LANGUAGE, body: { ...empty, title } }),
				...(language === DEFAULT_LANGUAGE ? [] : [draftWrite(db, { ...draft, language, body: { ...empty, title } })]),
				audit(db, {
					by,
					deed: "courses.create",
					subject: { kind: "course", id: courseIdOf(key) },
					before: {},
					after: { title, key },
					requestId,
					now,
				}),
			]);
		} catch (error) {
			if (isDuplicate(error, "documents.kind") || isDuplicate(error, "courses")) continue;
			if (isRaised(error, "former slug")) continue;
			throw error;
		}
		const [made] = await findCourseByKey(db, key);
		if (!made) throw new Error(`The course ${key} was not made`);
		return { courseId: made.id };
	}
	throw new Error(`No free key for the course ${stem}`);
}

import type { AppLoadContext } from "@remix-run/cloudflare";
import { readExamples } from "#app/features/learning/examples/face.server.ts";
import { readTerms } from "#app/features/library/glossary/face.server.ts";
import type { Viewer } from "#app/features/people/auth/face.server.ts";
import { readId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { findLessonPage } from "./lesson-page.repository.server.ts";

type Input = { context: AppLoadContext; request: Request; lessonId: string | undefined; viewer: Viewer };
export type ReadLesson = NonNullable<Awaited<ReturnType<typeof readLesson>>>;

/** Reads a lesson with glossary terms and units in one trip; null when it does not exist. */
export async function readLesson(db: Database, { context, request, lessonId: text, viewer }: Input) {
	const lessonId = readId(text);
	if (lessonId === null) return null;
	const language = await context.language;
	const [terms, examples, page] = await Promise.all([
		readTerms(context, language),
		readExamples(context, request),
		findLessonPage(db, { ...viewer, lessonId, language, now: new Date() }),
	]);
	return page && { page, terms, examples };
}

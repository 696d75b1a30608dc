import { readingRights, readingRightsStatements } from "#app/features/learning/enrollment/face.server.ts";
import type { Role } from "#app/features/people/auth/roles.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findLessonSheet } from "./sheets.repository.server";

type Input = { lessonId: number; name: string; language: Language; user: { id: number; role: Role }; now: Date };
type Sheet = Awaited<ReturnType<typeof findLessonSheet>>[number];

/** One trip. Null unless the reader may read the lesson. */
export async function findSheet(db: Database, { name, language, ...reader }: Input): Promise<Sheet | null> {
	const { lessonId, user } = reader;
	const {
		sheet: [sheet],
		...found
	} = await inBatch(db, {
		...readingRightsStatements(db, { lessonId, userId: user.id }),
		sheet: findLessonSheet(db, { lessonId, name, language }),
	});
	return sheet && readingRights(found, reader)?.access.allowed ? sheet : null;
}

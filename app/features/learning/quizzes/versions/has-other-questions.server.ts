import type { Database } from "#db/client.server.ts";
import { readVersionQuestions } from "./read-version-questions";
import { listQuestionsOfVersions } from "./version-parts.repository.server";
import { areOtherQuestions } from "./version-questions";

type Input = { lessonId: number; seen: string | null | undefined; current: string | null };

/** True if the version that somebody has seen asks other questions than the current one, or is not of this course. */
export async function hasOtherQuestions(db: Database, { lessonId, seen, current }: Input): Promise<boolean> {
	if (!seen || !current || seen === current) return false;
	const rows = await listQuestionsOfVersions(db, { lessonId, versionIds: [seen, current] });
	const versions = readVersionQuestions(rows);
	const [before, now] = [versions.get(seen), versions.get(current)];
	return !before || !now || areOtherQuestions(before, now);
}

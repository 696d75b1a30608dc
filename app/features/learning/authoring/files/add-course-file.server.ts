import { attachUploads } from "#app/features/operations/uploads/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { COURSE_FILE } from "./course-file.ts";
import { insertCourseFile } from "./course-files.repository.server.ts";

type Input = { id: string; courseId: number; ownerId: number; now: Date };

/** Puts a stored upload into the files of a course, where it stays until it is removed. */
export async function addCourseFile(db: Database, { id, courseId, ownerId, now }: Input): Promise<void> {
	await runTogether(db, [
		insertCourseFile(db, { id, courseId, now }),
		attachUploads(db, { ids: [id], purpose: COURSE_FILE.purpose, ownerId }),
	]);
}

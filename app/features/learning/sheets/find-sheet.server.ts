import type { Database } from "../../../../db/client.server";
import type { Language } from "../../../shared/languages";
import { lessonAccess } from "../lesson/lesson-access";
import { findLessonMedia } from "../media/lesson-media.repository.server";
import { findLessonSheet } from "./sheets.repository.server";

type Input = {
	lessonId: number;
	name: string;
	language: Language;
	user: { id: number; role: "student" | "instructor" | "admin" };
};
type Sheet = Awaited<ReturnType<typeof findLessonSheet>>[number];

/** A sheet of a lesson for someone who may read that lesson; null otherwise. One round trip. */
export async function findSheet(db: Database, { lessonId, name, language, user }: Input): Promise<Sheet | null> {
	const [[lesson], [sheet]] = await db.batch([
		findLessonMedia(db, { lessonId, userId: user.id }),
		findLessonSheet(db, { lessonId, name, language }),
	]);
	if (!lesson || !sheet) return null;
	return lessonAccess({ lesson, ...lesson, user }).allowed ? sheet : null;
}

import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { toListedEnrollment } from "./enrollment-shape.ts";
import { listEnrollments } from "./enrollments.repository.server.ts";

/** The enrollments of a user as the API gives them, the latest activity first. */
export async function ownEnrollments(db: Database, { userId, language }: { userId: UserId; language: Language }) {
	const rows = await listEnrollments(db, { userId, language });
	return rows.map((row) => toListedEnrollment(row, language));
}

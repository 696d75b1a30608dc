import { keepDrafts } from "#app/features/library/versioned-content/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { EditedCourse } from "../drafts/edited-course.server";
import { listAllDrafts } from "./course-state.server";

type Input = { course: EditedCourse; note: string; by: number; requestId: string; now: Date };

/** Keeps all drafts of a course as they are, under a note; writing goes on in them. */
export async function keepCourseDrafts(
	db: Database,
	{ course, note, by, requestId, now }: Input,
): Promise<{ ok: true; keptId: string } | { ok: false; reason: "nothing" }> {
	const drafts = await listAllDrafts(db, course);
	if (drafts.length === 0) return { ok: false, reason: "nothing" };
	const keeping = { id: newId(), documentId: course.documentId, cause: "noted" as const, note, now };
	await runTogether(db, [
		...keepDrafts(db, drafts, keeping),
		audit(db, {
			by,
			deed: "courses.keep",
			subject: { kind: "course", id: course.id },
			after: { note, parts: drafts.length },
			requestId,
			now,
		}),
	]);
	return { ok: true, keptId: keeping.id };
}

import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings, type SettingRow } from "#app/features/operations/settings/read-settings.ts";
import type { Database } from "#db/client.server.ts";
import type { Editor } from "../drafts/edited-course.server";
import { findWaiting } from "./submissions.repository.server";

/** Whether what the editor writes is published by an admin. */
export function needsApproval(rows: readonly SettingRow[], { role }: Pick<Editor, "role">): boolean {
	return role !== "admin" && readSettings(rows).courseApproval.byAdmin;
}

export const findApprovalSetting = (db: Database) => findSettings(db, ["courseApproval"]);

/** What publishing has to know of reviews, in one round trip. */
export async function findReview(db: Database, { courseId, editor }: { courseId: number; editor: Editor }) {
	const [rows, [waiting]] = await db.batch([findApprovalSetting(db), findWaiting(db, courseId)]);
	return { needsApproval: needsApproval(rows, editor), waiting: waiting ?? null };
}

export type FoundReview = Awaited<ReturnType<typeof findReview>>;

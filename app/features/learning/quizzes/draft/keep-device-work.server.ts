import type { z } from "zod";
import type { Database } from "#db/client.server.ts";
import { saveRecallAnswer } from "../recall/recall-answers.repository.server.ts";
import type { DeviceWorkInput } from "../schemas.ts";
import { saveDraft } from "./quiz-drafts.repository.server.ts";

type Input = { userId: number; lessonId: number; work: z.infer<typeof DeviceWorkInput>; now: Date };

export async function saveDeviceWork(db: Database, { userId, lessonId, work, now }: Input): Promise<boolean> {
	if (work.kind === "recall") {
		const { key, knew } = work;
		const saved = await saveRecallAnswer(db, { userId, lessonId, key, knew: knew === "yes", now });
		return saved.length > 0;
	}
	const { number, values, savedAt } = work;
	const at = new Date(Math.min(savedAt, now.getTime()));
	const saved = await saveDraft(db, { userId, lessonId, number, values, savedAt: at, now }).returning();
	return saved.length > 0;
}

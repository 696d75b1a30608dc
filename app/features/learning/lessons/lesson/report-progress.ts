import { subjectOf } from "#app/features/learning/enrollment/offline/subject.ts";
import type { ProgressShape } from "#app/features/learning/enrollment/progress/progress-shape.ts";
import type { ProgressInput } from "#app/features/learning/enrollment/schemas.ts";
import { invalidateQueries } from "#app/shared/api-client/lazy-query-client.ts";
import { ENROLLMENTS_PATH } from "#app/shared/api-client/query-paths.ts";
import type { SendOutcome } from "#app/shared/device-queue/queued-action.ts";
import { sendAction } from "#app/shared/device-queue/send-queued-actions.ts";

type Input = { owner: number; lessonId: number; progress: ProgressInput; isLeaving?: boolean };

/** Reports progress now or queues it. May arrive twice: only the latest position counts. */
export async function reportProgress({ owner, lessonId, progress, isLeaving = false }: Input): Promise<SendOutcome> {
	const kind = kindOf(progress);
	const deed = {
		userId: owner,
		kind,
		subject: subjectOf(lessonId),
		slot: `${kind}:${lessonId}`,
		body: progress,
		url: `/api/lessons/${lessonId}/progress`,
		isQuiet: kind !== "done",
	};
	const outcome = await sendAction(deed, { isLeaving });
	if (outcome.state === "done" && !isLeaving) void invalidateQueries(ENROLLMENTS_PATH);
	return outcome;
}

/** Null when the server has not answered, or another tab sent it. */
export function progressOf(outcome: SendOutcome): ProgressShape | null {
	return outcome.state === "done" ? (outcome.body as ProgressShape | null) : null;
}

/** Each kind has its own slot; a heartbeat without position must not replace one. */
function kindOf({ completed, watchedSeconds, readingBlock }: ProgressInput): "done" | "clip" | "place" | "life" {
	if (completed) return "done";
	if (watchedSeconds !== undefined) return "clip";
	return readingBlock === undefined ? "life" : "place";
}

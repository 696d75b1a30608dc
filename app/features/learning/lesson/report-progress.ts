import { mutateApi } from "../../../shared/api-client/lazy-query-client";
import { ENROLLMENTS_PATH } from "../../../shared/api-client/query-paths";
import type { ProgressInput } from "../schemas";
import type { ProgressShape } from "./lesson-shape";

/**
 * Tells the server what the learner did; `null` when it could not be told.
 * Goes through even while the page is being left.
 */
export async function reportProgress(lessonId: number, progress: ProgressInput): Promise<ProgressShape | null> {
	const path = `/api/lessons/${lessonId}/progress`;
	try {
		return await mutateApi<ProgressShape>({ method: "POST", path, body: progress, keepalive: true }, [
			ENROLLMENTS_PATH,
		]);
	} catch {
		// Offline, or the page is gone: the next report carries the same positions.
		return null;
	}
}

import type { ProgressShape } from "../lesson-shape";
import type { ProgressInput } from "../schemas";

/**
 * Tells the server what the learner did; `null` when it could not be told.
 * Goes through even while the page is being left.
 */
export async function reportProgress(lessonId: number, progress: ProgressInput): Promise<ProgressShape | null> {
	try {
		const response = await fetch(`/api/lessons/${lessonId}/progress`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(progress),
			credentials: "same-origin",
			keepalive: true,
		});
		return response.ok ? ((await response.json()) as ProgressShape) : null;
	} catch {
		// Offline, or the page is gone: the next report carries the same positions.
		return null;
	}
}

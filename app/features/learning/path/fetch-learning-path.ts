import type { LearningPath } from "../learning-path";

/** Reads the learning path of who is signed in. Throws when that fails or nobody is. */
export async function fetchLearningPath(language: string, signal: AbortSignal): Promise<LearningPath> {
	const response = await fetch(`/frame/learning-path?language=${language}`, { signal, redirect: "error" });
	if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
	return (await response.json()) as LearningPath;
}

import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { makeSeededState } from "../../scripts/school.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The directory with the state of a seeded school, to be copied. */
		seededState: string;
	}
}

/** Seeds one school before all test files; each begins with a copy of it. */
export default async function seedOnce(project: TestProject) {
	const state = await makeSeededState();
	project.provide("seededState", state);
	return () => rmSync(state, { recursive: true, force: true });
}

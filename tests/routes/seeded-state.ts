import type { TestProject } from "vitest/node";
import { seededState } from "#scripts/school.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The directory with the state of a seeded school, to be copied. */
		seededState: string;
	}
}

/** One seeded school for all test files; each begins with a copy of it. */
export default async function seedOnce(project: TestProject) {
	const { stateDir, remove } = await seededState();
	project.provide("seededState", stateDir);
	return remove;
}

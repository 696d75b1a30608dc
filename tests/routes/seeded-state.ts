import type { TestProject } from "vitest/node";
import { seededState } from "#scripts/school.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The directory of a seeded school, to be copied. */
		seededState: string;
	}
}

/** Seeds one school for all test files; each starts from a copy. */
export default async function seedOnce(project: TestProject) {
	const { stateDir, remove } = await seededState();
	project.provide("seededState", stateDir);
	return () => {
		remove();
		if (project.vitest.state.getCountOfFailedTests() > 0)
			project.vitest.logger.log(`What the Workers logged: ${process.env.WORKER_LOG}`);
	};
}

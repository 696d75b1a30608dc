import type { TestProject } from "vitest/node";
import { seededState } from "#scripts/school.ts";

declare module "vitest" {
	interface ProvidedContext {
		seededState: string;
	}
}

export default async function seedOnce(project: TestProject) {
	const { stateDir, remove } = await seededState();
	project.provide("seededState", stateDir);
	return () => {
		remove();
		if (project.vitest.state.getCountOfFailedTests() > 0)
			project.vitest.logger.log(`What the Workers logged: ${process.env.WORKER_LOG}`);
	};
}

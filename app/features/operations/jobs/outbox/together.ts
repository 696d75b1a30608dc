import type { JobKind } from "../job-kinds";
import type { JobHandler } from "./job-handler";

/** Combines handlers of one kind into one batch. If one postpones, all do. */
export function combineHandlers<K extends JobKind>(...handlers: readonly JobHandler<K>[]): JobHandler<K> {
	return async (job, tools) => {
		const writes = [];
		const next: string[] = [];
		for (const handle of handlers) {
			const outcome = await handle(job, tools);
			if ("postponedUntil" in outcome) return outcome;
			writes.push(...outcome.writes);
			next.push(...[outcome.next ?? []].flat());
		}
		return next.length > 0 ? { writes, next } : { writes };
	};
}

import * as build from "virtual:remix/server-build";
import { createFetch } from "./fetch.ts";
import { consumeQueue } from "./queue.ts";
import { runScheduled } from "./scheduled.ts";

const answer = createFetch(build);

export default {
	fetch: answer,
	queue: (batch, bindings, execution) =>
		consumeQueue(batch, bindings, (request) => answer(request, bindings, execution)),
	scheduled: runScheduled,
} satisfies ExportedHandler<Record<string, unknown>>;

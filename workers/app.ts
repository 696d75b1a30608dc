import * as build from "virtual:remix/server-build";
import type { ServerBuild } from "@remix-run/cloudflare";
import { createFetch } from "./fetch.ts";
import { consumeQueue } from "./queue.ts";
import { runScheduled } from "./scheduled.ts";

const answer = createFetch(build as unknown as ServerBuild);

/** The Worker: what answers requests, queue messages and the clock. */
export default {
	fetch: answer,
	queue: (batch, bindings, execution) =>
		consumeQueue(batch, bindings, (request) => answer(request, bindings, execution)),
	scheduled: runScheduled,
} satisfies ExportedHandler<Record<string, unknown>>;

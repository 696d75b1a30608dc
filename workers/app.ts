import * as build from "virtual:remix/server-build";
import type { ServerBuild } from "@remix-run/cloudflare";
import { createFetch } from "./fetch.ts";
import { consumeQueue } from "./queue.ts";
import { runScheduled } from "./scheduled.ts";

/** The Worker: what answers requests, queue messages and the clock. */
export default {
	fetch: createFetch(build as unknown as ServerBuild),
	queue: consumeQueue,
	scheduled: runScheduled,
} satisfies ExportedHandler<Record<string, unknown>>;

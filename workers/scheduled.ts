import { ALL_ROOMS } from "#app/composition.server.ts";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { HOME_ORIGIN } from "#app/features/learning/certificates/credential/issuer.server.ts";
import { gatewaysOf } from "#app/features/money/gateway/gateways-of.server.ts";
import { runScheduledJobs } from "#app/features/operations/jobs/clock/run-scheduled-jobs.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import type { Database } from "#db/client.server.ts";
import { parseEnvironment } from "./environment.ts";
import { connectForJobs } from "./resilient-database/job-database.ts";

/** Runs every five minutes. */
export async function runScheduled(event: ScheduledController, bindings: Record<string, unknown>): Promise<void> {
	const env = parseEnvironment(bindings);
	const tools = {
		queue: env.JOBS_QUEUE,
		media: env.MEDIA,
		cache: env.CACHE,
		origin: env.SITE_ORIGIN ?? HOME_ORIGIN,
		gateways: (own: Database) => gatewaysOf(env, own),
		orderEvents: ORDER_EVENTS,
		personalData: PERSONAL_DATA,
		searchables: SEARCHABLES,
		kinds: ENTRY_KINDS,
	};
	const jobs = ALL_ROOMS.flatMap(({ clock }) => clock?.(tools) ?? []);
	await runScheduledJobs(connectForJobs(env.DB), jobs, new Date(event.scheduledTime));
}

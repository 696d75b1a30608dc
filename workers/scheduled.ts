import { HOME_ORIGIN } from "#app/features/learning/certificates/credential/issuer.server.ts";
import { runScheduledJobs } from "#app/features/operations/jobs/clock/run-scheduled-jobs.server.ts";
import { scheduledJobs } from "#app/jobs.server.ts";
import { gatewaysOf } from "#app/money.server.ts";
import { parseEnvironment } from "./environment.ts";
import { connectForJobs } from "./resilient-database/job-database.ts";

/** Runs every five minutes and does what is due. */
export async function runScheduled(event: ScheduledController, bindings: Record<string, unknown>): Promise<void> {
	const env = parseEnvironment(bindings);
	const jobs = scheduledJobs({
		queue: env.JOBS_QUEUE,
		media: env.MEDIA,
		cache: env.CACHE,
		origin: env.SITE_ORIGIN ?? HOME_ORIGIN,
		gateways: (own) => gatewaysOf(env, own),
	});
	await runScheduledJobs(connectForJobs(env.DB), jobs, new Date(event.scheduledTime));
}

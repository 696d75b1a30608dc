import { type JobQueue, nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { type Gateways, type GatewayVariables, gatewayForOrders, openGateways } from "./open-gateway.server";

type Variables = GatewayVariables & { JOBS_QUEUE: JobQueue };

/** The gateways of the school over a database; what they have to tell at once goes to the queue. */
export function gatewaysOf(variables: Variables, db: Database): Gateways {
	return openGateways(variables, { db, nudge: (jobId) => nudgeJob(variables.JOBS_QUEUE, jobId) });
}

/** Whether what is bought in this installation is paid with test money: the reports begin with that. */
export function takesTestMoney(variables: Variables, db: Database): boolean {
	return gatewayForOrders(gatewaysOf(variables, db))?.isTest ?? false;
}

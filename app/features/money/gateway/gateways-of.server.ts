import { type JobQueue, nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { type Gateways, type GatewayVariables, gatewayForOrders, openGateways } from "./open-gateway.server";

type Variables = GatewayVariables & { JOBS_QUEUE: JobQueue };

export function gatewaysOf(variables: Variables, db: Database): Gateways {
	return openGateways(variables, { db, nudge: (jobId) => nudgeJob(variables.JOBS_QUEUE, jobId) });
}

/** True when orders are paid with test money; reports begin with it. */
export function takesTestMoney(variables: Variables, db: Database): boolean {
	return gatewayForOrders(gatewaysOf(variables, db))?.isTest ?? false;
}

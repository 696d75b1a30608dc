import type { Room } from "#app/room.ts";
import {
	sandboxEvents,
	sandboxPayments,
	sandboxRefunds,
	sandboxSessions,
	sandboxSubscriptions,
} from "#db/schema/money/sandbox.ts";
import { GATEWAY_JOBS } from "./jobs";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { deliverSandboxEvent } from "./sandbox/sandbox-events.server";
import { settleSandboxPayment } from "./sandbox/settle-payment.server";

export const gatewayRoom: Room = {
	name: "money/gateway",
	about: "Who takes the money: Stripe, or the sandbox with test money, behind one interface.",
	tables: { sandboxSessions, sandboxPayments, sandboxRefunds, sandboxSubscriptions, sandboxEvents },
	personalData: PERSONAL_DATA,
	jobs: GATEWAY_JOBS,
	handlers: (tools) => ({
		"sandbox.deliver": deliverSandboxEvent(tools),
		"sandbox.settle": settleSandboxPayment,
	}),
};

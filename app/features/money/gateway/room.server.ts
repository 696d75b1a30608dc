import type { Room } from "#app/room.ts";
import {
	sandboxEvents,
	sandboxPayments,
	sandboxRefunds,
	sandboxSessions,
	sandboxSubscriptions,
} from "#db/schema/money/sandbox.ts";

export const gatewayRoom: Room = {
	name: "money/gateway",
	about: "Who takes the money: Stripe, or the sandbox with test money, behind one interface.",
	tables: { sandboxSessions, sandboxPayments, sandboxRefunds, sandboxSubscriptions, sandboxEvents },
};

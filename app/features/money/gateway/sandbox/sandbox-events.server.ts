import { z } from "zod";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import type { PaymentGateway } from "../payment-gateway";
import { isFresh, isSigned, signBody } from "../signature";
import { findEvent, markDelivered } from "./sandbox.repository.server";

/** Not a secret: a forged event only makes us fetch a payment again, and production has no sandbox. */
const SIGNING_KEY = "the sandbox moves no money";
export const SANDBOX_SIGNATURE = "Sandbox-Signature";

const EventBody = z.object({
	id: z.string().max(100),
	type: z.string().max(100),
	livemode: z.boolean(),
	data: z.object({ kind: z.enum(["session", "payment", "subscription"]), id: z.string().max(100) }),
});

export const readSandboxEvent: PaymentGateway["readEvent"] = async (body, signature, now) => {
	if (!signature || !(await isSigned(body, signature, SIGNING_KEY))) return { refused: "badSignature" };
	if (!isFresh(signature, now)) return { refused: "outOfTime" };
	const event = EventBody.safeParse(parsed(body));
	if (!event.success) return { refused: "malformed" };
	const { id, type, livemode, data } = event.data;
	if (livemode) return { refused: "foreignMode" };
	return { reference: id, type, about: data.kind, objectReference: data.id, isLive: livemode };
};

export const signAsSandbox = (body: string, at: Date) => signBody(body, SIGNING_KEY, at);

/** Posts to our own webhook route, like an external gateway. */
export type PostWebhook = (request: Request) => Promise<Response>;

/** Delivers an event to our webhook, signed when it is sent. Delivered again unless the answer is 200. */
export function deliverSandboxEvent({
	postWebhook,
	origin,
}: {
	postWebhook: PostWebhook;
	origin: string;
}): JobHandler<"sandbox.deliver"> {
	return async ({ payload }, { db, now }) => {
		const [event] = await findEvent(db, payload.eventId);
		if (!event) return { writes: [] };
		const body = JSON.stringify({
			id: event.id,
			type: event.type,
			livemode: event.isLive,
			created: Math.floor(event.createdAt.getTime() / 1000),
			data: { kind: event.objectKind, id: event.objectId },
		});
		const headers = {
			"Content-Type": "application/json",
			[SANDBOX_SIGNATURE]: await signAsSandbox(body, now),
		};
		const response = await postWebhook(
			new Request(`${origin}/api/webhooks/sandbox`, { method: "POST", headers, body }),
		);
		await response.body?.cancel();
		if (response.status !== 200) throw new Error(`The webhook answered ${response.status}`);
		return { writes: [markDelivered(db, event.id, now)] };
	};
}

function parsed(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return null;
	}
}

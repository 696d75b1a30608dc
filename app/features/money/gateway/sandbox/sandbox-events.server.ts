import { z } from "zod";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import type { PaymentGateway } from "../payment-gateway";
import { isOfNow, isSigned, signBody } from "../signature";
import { findEvent, markDelivered } from "./sandbox.repository.server";

/**
 * What the sandbox signs with. It is no secret: a forged event has a payment looked at again and does nothing else, and
 * in production there is no sandbox.
 */
const SIGNING_KEY = "the sandbox moves no money";
/** The header that carries the signature. */
export const SANDBOX_SIGNATURE = "Sandbox-Signature";

const EventBody = z.object({
	id: z.string().max(100),
	type: z.string().max(100),
	livemode: z.boolean(),
	data: z.object({ kind: z.enum(["session", "payment", "subscription"]), id: z.string().max(100) }),
});

/** Reads what the sandbox has sent, by the rules that hold for any gateway. */
export const readSandboxEvent: PaymentGateway["readEvent"] = async (body, signature, now) => {
	if (!signature || !(await isSigned(body, signature, SIGNING_KEY))) return { refused: "badSignature" };
	if (!isOfNow(signature, now)) return { refused: "outOfTime" };
	const event = EventBody.safeParse(parsed(body));
	if (!event.success) return { refused: "malformed" };
	const { id, type, livemode, data } = event.data;
	if (livemode) return { refused: "foreignMode" };
	return { reference: id, type, about: data.kind, objectReference: data.id, isLive: livemode };
};

/** Signs a body as the sandbox does. */
export const signAsSandbox = (body: string, at: Date) => signBody(body, SIGNING_KEY, at);

/** Posts to our own webhook route, as an outside gateway would. */
export type PostWebhook = (request: Request) => Promise<Response>;

/**
 * Delivers an event of the sandbox to the school's webhook, signed at the moment it leaves. What is not answered with 200
 * is delivered again, as any gateway does.
 */
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

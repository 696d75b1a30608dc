import type { AppLoadContext } from "@remix-run/cloudflare";
import type { PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { receiveEvent } from "./receive-event.server.ts";

type Input = {
	context: AppLoadContext;
	request: Request;
	gateway: PaymentGateway | null;
	signature: string | null;
};

export async function receiveWebhook({ context, request, gateway, signature }: Input): Promise<Response> {
	if (request.method !== "POST") return apiError("methodNotAllowed", { headers: { Allow: "POST" } });
	if (!gateway) return apiError("notFound");
	const received = await receiveEvent(context.db, { gateway, body: await request.text(), signature, now: new Date() });
	if (!received.ok) return apiError("badRequest", { message: MESSAGE_OF_OUTCOME[received.reason] });
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, received.jobId));
	return Response.json({ received: true });
}

const MESSAGE_OF_OUTCOME = {
	badSignature: "The signature is not of this body",
	outOfTime: "The signature is not of now",
	foreignMode: "The event is of another mode",
	malformed: "The event cannot be read",
} as const;

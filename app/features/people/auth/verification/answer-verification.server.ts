import type { AppLoadContext } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { CurrentUser } from "../session/current-session.server";
import { requestVerification } from "./request-verification.server";
import { verifyEmail } from "./verify-email.server";

type Answer = {
	answer: "verified" | "sent" | "linkInvalid" | "tooMany";
	status: number;
	retryAfterSeconds?: number;
};

export async function answerVerification(
	context: AppLoadContext,
	{ token, intent }: { token?: string; intent?: string },
	user: CurrentUser | null,
): Promise<Answer> {
	const { db, env, clientIp, requestId, origin } = context;
	const [now, rateLimitScale] = [new Date(), env.RATE_LIMIT_SCALE];
	if (token) {
		const outcome = await verifyEmail(db, { token, clientIp, requestId, now, rateLimitScale });
		if (outcome.ok) return { answer: "verified", status: 200 };
		if (outcome.reason === "linkInvalid") return { answer: "linkInvalid", status: 400 };
		return { answer: "tooMany", status: 429, retryAfterSeconds: outcome.retryAfterSeconds };
	}
	if (!user || intent !== "again") return { answer: "linkInvalid", status: 400 };

	const language = await context.language;
	const outcome = await requestVerification(db, { user, language, origin, now, rateLimitScale });
	if (outcome.ok) {
		context.waitUntil(nudgeJob(env.JOBS_QUEUE, outcome.jobId));
		return { answer: "sent", status: 200 };
	}
	return outcome.reason === "confirmed" ? { answer: "verified", status: 200 } : { answer: "tooMany", status: 429 };
}

import type { AppLoadContext } from "@remix-run/cloudflare";
import { dropWaitingSession, openWaitingSession, setSessionCookie } from "#app/features/people/auth/face.server.ts";
import type { SignedIn, User } from "#app/features/people/auth/user-shape.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { factorWays } from "../ways.server";

type WaitingSignIn = { user: User; sessionId: string; secondFactor: string | undefined };

/** API answer after a right password. Programs send both factors in one call, so the session never waits. */
export async function answerSecondFactor(
	context: AppLoadContext,
	request: Request,
	{ user, sessionId, secondFactor }: WaitingSignIn,
): Promise<Response> {
	const refuse = async (answer: Response) => {
		await dropWaitingSession(context.db, sessionId);
		return answer;
	};
	if (secondFactor === undefined) {
		return refuse(
			apiError("unauthorized", {
				message: "This account has a second factor; send its code as secondFactor",
				fields: { secondFactor: "required" },
			}),
		);
	}
	const ways = factorWays(context);
	const isCode = /^[\d\s]{6,7}$/.test(secondFactor);
	const outcome = await openWaitingSession(context.db, {
		way: isCode ? ways.code : ways.recovery,
		user,
		sessionId,
		proof: isCode ? { code: secondFactor } : { recoveryCode: secondFactor },
		requestId: context.requestId,
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok) {
		const { session } = outcome;
		const answer: SignedIn = { token: session.token, user };
		const headers = { "Set-Cookie": setSessionCookie(request, session.cookie, session.expiresAt) };
		return Response.json(answer, { headers });
	}
	if (outcome.reason === "wrong") {
		return refuse(
			apiError("unauthorized", { message: "The second factor does not fit", fields: { secondFactor: "invalid" } }),
		);
	}
	return refuse(apiError("tooManyRequests", { headers: { "Retry-After": String(outcome.retryAfterSeconds) } }));
}

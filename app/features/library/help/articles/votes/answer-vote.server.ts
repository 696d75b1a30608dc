import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { YEAR_SECONDS } from "#app/shared/durations.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { readHostCookie, writeHostCookie } from "#app/shared/request/host-cookie.ts";
import { createSecret, hashSecret } from "#app/shared/request/secrets.server.ts";
import { VoteInput } from "../../tickets/schemas";
import type { VoteAnswer } from "../helpful-form";
import { castVote } from "./cast-vote.server";

/** A random value that identifies a guest who votes; the browser keeps it for a year. */
export const VOTER_COOKIE = "help-voter";
const VOTE_SECRET_PATTERN = /^[\w-]{43}$/;

type VoteRequest = { slug: string; request: Request; user: { id: number } | null };

export async function answerVote(context: AppLoadContext, { slug, request, user }: VoteRequest) {
	const form = parseForm(await request.formData(), VoteInput);
	if (form.status !== "success") {
		const reason = form.error?.reason ? "reasonLong" : "failed";
		return data<VoteAnswer>({ ok: false, reason }, 400);
	}
	const { helpful, reason = "" } = form.value;
	const kept = readHostCookie(request, VOTER_COOKIE);
	const secret = kept && VOTE_SECRET_PATTERN.test(kept) ? kept : createSecret();
	const outcome = await castVote(context.db, {
		slug,
		voter: user ? { userId: user.id } : { visitor: await hashSecret(secret) },
		isHelpful: helpful === "yes",
		reason,
		language: await context.language,
		clientIp: context.clientIp,
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (!outcome.ok) {
		if (outcome.reason === "notFound") return data<VoteAnswer>({ ok: false, reason: "failed" }, 404);
		const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
		return data<VoteAnswer>({ ok: false, reason: "tooMany" }, { status: 429, headers });
	}
	const headers =
		user || kept === secret
			? undefined
			: { "Set-Cookie": writeHostCookie(request, VOTER_COOKIE, secret, `Max-Age=${YEAR_SECONDS}`) };
	return data<VoteAnswer>({ ok: true, isHelpful: helpful === "yes", hasReason: reason !== "" }, { headers });
}

import type { AppLoadContext } from "@remix-run/cloudflare";
import { consumeRateLimit } from "#app/shared/request/rate-limit.server.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { HELP_LIMITS } from "../../help-limits";
import type { TicketOwner } from "../tickets.repository.server";

const TOKEN_PATTERN = /^[\w-]{43}$/;

/** The owner by the token of a guest's link; null when it is invalid or after too many tries. */
export async function ownerByLink(context: AppLoadContext, request: Request): Promise<TicketOwner | null> {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	if (!TOKEN_PATTERN.test(token)) return null;
	const now = new Date();
	const limit = { limit: HELP_LIMITS.linksPerAddress, who: context.clientIp, now, scale: context.env.RATE_LIMIT_SCALE };
	const verdict = await consumeRateLimit(context.db, limit);
	return verdict.allowed ? { tokenHash: await hashSecret(token), now } : null;
}

import { consumeRateLimit } from "#app/shared/request/rate-limit.server.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { MODERATION_LIMITS } from "../limits.ts";
import { type FoundDecision, findDecision, findLink } from "./decisions.repository.server";

type Input = {
	id: string;
	/** Of a mailed link, if the address has one. */
	token: string | null;
	userId: number | null;
	clientIp: string;
	now: Date;
	rateLimitScale: number;
};

/**
 * The decision for its member, signed in or by a mailed link: a suspended member cannot sign in. Null for everybody
 * else, and while too many links are tried.
 */
export async function decisionOfReader(db: Database, input: Input): Promise<FoundDecision | null> {
	const { id, token, userId, clientIp, now, rateLimitScale: scale } = input;
	if (!/^[0-9a-f]{32}$/.test(id)) return null;
	if (token === null && userId === null) return null;
	if (token !== null) {
		const verdict = await consumeRateLimit(db, { limit: MODERATION_LIMITS.linksPerAddress, who: clientIp, now, scale });
		if (!verdict.allowed) return null;
	}
	const tokenHash = token === null ? "" : await hashSecret(token.slice(0, 100));
	const {
		found: [decision],
		link: [link],
	} = await inBatch(db, { found: findDecision(db, id), link: findLink(db, { tokenHash, decisionId: id, now }) });
	if (!decision) return null;
	const isMember = userId !== null && decision.memberId === userId;
	return isMember || link ? decision : null;
}

import { isbot } from "isbot";
import { consumeRateLimit } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import { HELP_LIMITS } from "../help-limits";
import { countView, findArticleId } from "./figures.repository.server";

type Input = { slug: string; userAgent: string | null; clientIp: string; now: Date; rateLimitScale: number };

/** Counts a view once per reader in half an hour; ignores crawlers. */
export async function recordView(db: Database, input: Input): Promise<{ counted: boolean }> {
	const { slug, userAgent, clientIp, now, rateLimitScale: scale } = input;
	if (!userAgent || isbot(userAgent)) return { counted: false };
	const [article] = await findArticleId(db, slug);
	if (!article) return { counted: false };
	const { documentId } = article;
	const who = `${documentId}:${clientIp}`;
	const verdict = await consumeRateLimit(db, { limit: HELP_LIMITS.viewsPerAddress, who, now, scale });
	if (!verdict.allowed) return { counted: false };
	await countView(db, { documentId, day: now.toISOString().slice(0, 10) });
	return { counted: true };
}

import { consumeRateLimit } from "#app/shared/request/rate-limit.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { HELP_LIMITS } from "../../help-limits";
import { castVoteRow, findArticleId } from "../figures.repository.server";

type Input = {
	slug: string;
	voter: { userId: number } | { visitor: string };
	isHelpful: boolean;
	reason: string;
	language: Language;
	clientIp: string;
	now: Date;
	rateLimitScale: number;
};
type Outcome =
	| { ok: true }
	| { ok: false; reason: "notFound" }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/** Replaces an earlier vote; of concurrent ones a single one remains. */
export async function castVote(db: Database, input: Input): Promise<Outcome> {
	const { slug, voter, isHelpful, reason, language, clientIp, now, rateLimitScale: scale } = input;
	const verdict = await consumeRateLimit(db, { limit: HELP_LIMITS.votesPerAddress, who: clientIp, now, scale });
	if (!verdict.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: verdict.retryAfterSeconds };
	const [article] = await findArticleId(db, slug);
	if (!article) return { ok: false, reason: "notFound" };

	const isUser = "userId" in voter;
	await castVoteRow(db, {
		documentId: article.documentId,
		voter: isUser ? `user:${voter.userId}` : `visitor:${voter.visitor}`,
		userId: isUser ? voter.userId : null,
		isHelpful,
		reason,
		language,
		votedAt: now,
	});
	return { ok: true };
}

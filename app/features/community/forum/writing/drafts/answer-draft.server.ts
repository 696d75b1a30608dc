import type { AppLoadContext } from "@remix-run/cloudflare";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { flatten } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { consumeRateLimit } from "#app/shared/request/rate-limit.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { FORUM_LIMITS } from "../forum-limits";
import { DraftForm } from "../schemas";
import { keepDraft } from "./keep-draft.server";

type Input = { posted: FormData; user: CurrentUser; language: Language };

export async function answerDraft({ db, env }: AppLoadContext, { posted, user, language }: Input): Promise<Response> {
	const form = parseForm(posted, DraftForm);
	if (form.status !== "success") return apiError("badRequest");
	const now = new Date();
	const attempt = { limit: FORUM_LIMITS.typing, who: String(user.id), now, scale: env.RATE_LIMIT_SCALE };
	const verdict = await consumeRateLimit(db, attempt);
	if (!verdict.allowed) {
		return apiError("tooManyRequests", { headers: { "Retry-After": String(verdict.retryAfterSeconds) } });
	}
	const { place, sequence, title = "", body = "", replyTo = null, ...rest } = form.value;
	const draft = { userId: user.id, place, sequence, title, body, fields: flatten(rest), replyTo, now };
	const { savedAt, ...kept } = await keepDraft(db, draft);
	return Response.json({ ...kept, saved: formatsFor({ language, timeZone: user.timeZone }).time(savedAt) });
}

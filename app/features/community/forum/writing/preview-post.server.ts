import type { AppLoadContext } from "@remix-run/cloudflare";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { consumeRateLimit } from "#app/shared/request/rate-limit.server.ts";
import { renderPost } from "../markdown/render-post.server";
import { listUsablePictures } from "../pictures/pictures.repository.server";
import { sizesOf } from "../pictures/pictures-of-text";
import { FORUM_LIMITS } from "./forum-limits";
import { postCounts } from "./limits/post-counts";
import { PreviewForm } from "./schemas";
import type { Preview } from "./use-preview";

type Input = { posted: FormData; user: CurrentUser };

/** The HTML of a text, and how many links, pictures and mentions it has. Nothing is stored. */
export async function previewPost({ db, env, origin }: AppLoadContext, { posted, user }: Input): Promise<Response> {
	const form = parseForm(posted, PreviewForm);
	if (form.status !== "success") return apiError("badRequest");
	const attempt = { limit: FORUM_LIMITS.typing, who: String(user.id), now: new Date(), scale: env.RATE_LIMIT_SCALE };
	const verdict = await consumeRateLimit(db, attempt);
	if (!verdict.allowed) {
		return apiError("tooManyRequests", { headers: { "Retry-After": String(verdict.retryAfterSeconds) } });
	}
	const { body = "" } = form.value;
	const rendered = renderPost(body, { origin });
	const { html, pictures } = rendered;
	const preview: Preview = { html, counts: postCounts(rendered) };
	if (pictures.length === 0) return Response.json(preview);
	const usable = await listUsablePictures(db, { ids: pictures, userId: user.id });
	return Response.json({ ...preview, html: renderPost(body, { sizes: sizesOf(usable), origin }).html });
}

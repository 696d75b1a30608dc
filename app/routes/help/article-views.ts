import { everyone, guarded } from "../../features/auth/access.server";
import { recordView } from "../../features/help/articles/record-view.server";
import { resource } from "../../shared/pages/page";

export const handle = resource({ maxBodyKb: 1 });

/** Counts a reading; whoever tells us hears nothing of it. */
export const action = guarded(everyone, async ({ context, request, params }) => {
	await recordView(context.db, {
		slug: String(params.slug),
		userAgent: request.headers.get("User-Agent"),
		clientIp: context.clientIp,
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	return new Response(null, { status: 204 });
});

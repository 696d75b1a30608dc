import { recordView } from "#app/features/library/help/articles/record-view.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ maxBodyKb: 1 });

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

import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { robotsText } from "#app/features/site/layout/seo/robots-text.ts";

export const loader = guarded(everyone, async ({ context }) => {
	const isPublic = context.env.ENVIRONMENT === "production";
	return new Response(robotsText(context.origin, isPublic), {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
	});
});

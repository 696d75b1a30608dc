import { everyone, guarded } from "../../features/auth/access.server";
import { robotsText } from "../../features/seo/robots-text";

/** For programs that walk the site: what they may read. A school that is not in production is nobody's to find. */
export const loader = guarded(everyone, async ({ context }) => {
	const isPublic = context.env.ENVIRONMENT === "production";
	return new Response(robotsText(context.origin, isPublic), {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
	});
});

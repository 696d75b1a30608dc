import { platformStats } from "#app/features/learning/catalog/platform-stats.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** 200: figures of the school. Cacheable for five minutes. */
export const loader = guarded(everyone, async ({ context }) => {
	return Response.json(await platformStats(context.db), { headers: { "Cache-Control": "public, max-age=300" } });
});

import { peopleToMention } from "#app/features/community/forum/mentions/people-to-mention.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";

/** Whom a post may address by name, as `{ people }`: those of the topic first, then members who may read it. */
export const loader = guarded(anyUser, async ({ context, db, request, user }) => {
	const { searchParams: search } = new URL(request.url);
	const scale = context.env.RATE_LIMIT_SCALE;
	return Response.json({ people: await peopleToMention(db, { search, user, scale, now: new Date() }) });
});

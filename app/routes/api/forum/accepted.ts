import { acceptByApi } from "#app/features/community/forum/api/posts-api.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { readId } from "#app/shared/ids.ts";

/** 200: it is the accepted answer; 403, 404, 429. */
export const action = guarded(anyUser, ({ context, params, request, user }) =>
	acceptByApi({ context, request, user, postId: readId(params.postId) }),
);

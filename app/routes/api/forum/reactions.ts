import { reactByApi } from "#app/features/community/forum/api/posts-api.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { readId } from "#app/shared/ids.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ methods: ["POST", "DELETE"] });

/** 200: the counts of the post; 400 with fields, 403 for an own post, 404, 429. */
export const action = guarded(anyUser, ({ context, params, request, user }) =>
	reactByApi({ context, request, user, postId: readId(params.postId) }),
);

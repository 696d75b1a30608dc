import { changePostByApi, removePostByApi } from "#app/features/community/forum/api/posts-api.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { readId } from "#app/shared/ids.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ methods: ["PATCH", "DELETE"] });

/** 200: changed or withdrawn; 400 with fields, 404, 409 for a revision that is not the last, 429. */
export const action = guarded(anyUser, ({ context, params, request, user }) => {
	const call = { context, request, user, postId: readId(params.postId) };
	return request.method === "DELETE" ? removePostByApi(call) : changePostByApi(call);
});

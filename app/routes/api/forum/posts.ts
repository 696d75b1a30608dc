import { replyByApi } from "#app/features/community/forum/api/topic-api.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { readId } from "#app/shared/ids.ts";

/** 201: written, 200: written by an earlier call with the same key; 400 with fields, 403, 404, 409, 429. */
export const action = guarded(anyUser, ({ context, params, request, user }) =>
	replyByApi({ context, request, user, topicId: readId(params.topicId) }),
);

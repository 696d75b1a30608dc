import { readToByApi } from "#app/features/community/forum/api/topic-api.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { readId } from "#app/shared/ids.ts";

/** 200: the position of the caller; 400 with fields, 404. */
export const action = guarded(anyUser, ({ context, params, request, user }) =>
	readToByApi({ context, request, user, topicId: readId(params.topicId) }),
);

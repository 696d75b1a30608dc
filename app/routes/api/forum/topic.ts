import { readTopicByApi } from "#app/features/community/forum/api/topic-api.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { readId } from "#app/shared/ids.ts";

/** 200: a topic with posts from a number on; 400 with fields, 404. */
export const loader = guarded(everyone, ({ context, params, request, user }) =>
	readTopicByApi({ context, request, user, topicId: readId(params.topicId) }),
);

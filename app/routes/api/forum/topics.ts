import { listTopicsByApi, startTopicByApi } from "#app/features/community/forum/api/topics-api.server.ts";
import { anyUser, everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** 200: topics that the caller may read; 400 with fields. */
export const loader = guarded(everyone, ({ context, request, user }) => listTopicsByApi({ context, request, user }));

/** 201: started, 200: started by an earlier call with the same key; 400 with fields, 403, 429. */
export const action = guarded(anyUser, ({ context, request, user }) => startTopicByApi({ context, request, user }));

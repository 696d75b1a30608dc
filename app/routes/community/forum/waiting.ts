import { answerWaitingPost } from "#app/features/community/forum/writing/waiting/answer-waiting-post.server.ts";
import { answerWrittenKey } from "#app/features/community/forum/writing/waiting/answer-written-key.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ maxBodyKb: 512 });

/** Whether a post has arrived that waited on a device: 204, or 404. */
export const loader = guarded(anyUser, ({ context: { db }, request, user }) => answerWrittenKey(db, request, user.id));

/** Writes a post that waited on a device, and answers with where it stands, as `{ to }`. */
export const action = guarded(anyUser, async ({ context, request, user }) =>
	answerWaitingPost(context, {
		posted: await request.formData(),
		user,
		language: await context.language,
		address: new URL(request.url),
	}),
);

import { answerDraft } from "#app/features/community/forum/writing/drafts/answer-draft.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ maxBodyKb: 512 });

/** Keeps what somebody is writing, or answers with what stands there that is newer. */
export const action = guarded(anyUser, async ({ context, request, user }) =>
	answerDraft(context, { posted: await request.formData(), user, language: await context.language }),
);

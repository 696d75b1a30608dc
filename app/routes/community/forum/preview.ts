import { previewPost } from "#app/features/community/forum/writing/preview-post.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ maxBodyKb: 512 });

/** How a text will be read, as `{ html, counts }`. Nothing is stored. */
export const action = guarded(anyUser, async ({ context, request, user }) =>
	previewPost(context, { posted: await request.formData(), user }),
);

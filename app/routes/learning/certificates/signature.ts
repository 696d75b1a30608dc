import { findSignature } from "#app/features/learning/certificates/templates/signature.server.ts";
import { sendFile } from "#app/features/operations/uploads/send-file.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";

/** Visible to holders of certificates with this signature and in template previews. Its id cannot be guessed. */
export const loader = guarded(anyUser, async ({ context, db, params, request }) => {
	const id = /^[0-9a-f]{32}$/.exec(String(params.id))?.[0];
	const file = id && (await findSignature(db, id));
	if (!file) throw notFound();
	return sendFile({ bucket: context.env.MEDIA, file, request, isInline: true });
});

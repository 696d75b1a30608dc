import { SIGNATURE_FILE } from "#app/features/learning/certificates/templates/signature.ts";
import { answerUpload } from "#app/features/operations/uploads/answer-upload.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ upload: SIGNATURE_FILE });

export const action = guarded(can("content"), async ({ context, db, request, user }) =>
	answerUpload(db, {
		request,
		rule: SIGNATURE_FILE,
		bucket: context.env.MEDIA,
		ownerId: user.id,
		now: new Date(),
		language: await context.language,
	}),
);

import { answerUpload } from "#app/features/operations/uploads/answer-upload.server.ts";
import { PICTURE_FILE } from "#app/features/people/account/picture/picture-file.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ upload: PICTURE_FILE });

export const action = guarded(anyUser, async ({ context, db, request, user }) =>
	answerUpload(db, {
		request,
		rule: PICTURE_FILE,
		bucket: context.env.MEDIA,
		ownerId: user.id,
		now: new Date(),
		language: await context.language,
	}),
);

import { answerUpload } from "#app/features/operations/uploads/answer-upload.server.ts";
import { PICTURE_FILE } from "#app/features/people/account/picture/picture-file.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { resource } from "#app/shared/pages/page.ts";

export const handle = resource({ upload: PICTURE_FILE });

/** Takes one size of a picture of whoever sends it. It shows nowhere before `/profile` is told of all three. */
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

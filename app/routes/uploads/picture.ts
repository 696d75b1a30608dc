import { PICTURE_FILE } from "../../features/account/picture/picture-file";
import { anyUser, guarded } from "../../features/auth/access.server";
import { answerUpload } from "../../features/uploads/answer-upload.server";
import { resource } from "../../shared/pages/page";

export const handle = resource({ upload: PICTURE_FILE });

/** Takes one size of a picture of whoever sends it. It shows nowhere before `/profile` is told of all three. */
export const action = guarded(anyUser, async ({ context, db, request, user }) =>
	answerUpload(db, {
		...{ request, rule: PICTURE_FILE, bucket: context.env.MEDIA, ownerId: user.id, now: new Date() },
		language: await context.language,
	}),
);

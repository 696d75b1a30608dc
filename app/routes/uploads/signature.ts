import { can, guarded } from "../../features/auth/access.server";
import { SIGNATURE_FILE } from "../../features/certificates/templates/signature";
import { answerUpload } from "../../features/uploads/answer-upload.server";
import { resource } from "../../shared/pages/page";

export const handle = resource({ upload: SIGNATURE_FILE });

/** Takes the image of a signature. It shows on no certificate before a template that names it is saved. */
export const action = guarded(can("content"), async ({ context, db, request, user }) =>
	answerUpload(db, {
		...{ request, rule: SIGNATURE_FILE, bucket: context.env.MEDIA, ownerId: user.id, now: new Date() },
		language: await context.language,
	}),
);

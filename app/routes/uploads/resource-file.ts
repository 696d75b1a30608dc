import { can, guarded } from "../../features/auth/access.server";
import { RESOURCE_FILE } from "../../features/library/resource-files";
import { answerUpload } from "../../features/uploads/answer-upload.server";
import { resource } from "../../shared/pages/page";

export const handle = resource({ upload: RESOURCE_FILE });

/** Takes a file for a resource. It shows nowhere before a draft that names it is saved, and goes after a day without one. */
export const action = guarded(can("content"), async ({ context, db, request, user }) =>
	answerUpload(db, {
		...{ request, rule: RESOURCE_FILE, bucket: context.env.MEDIA, ownerId: user.id, now: new Date() },
		language: await context.language,
	}),
);

import type { z } from "zod";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { removePicture, setPicture } from "../picture/change-picture.server";
import { saveProfile } from "./save-profile.server";
import type { profileForm } from "./schemas";

type Change = {
	form: z.infer<ReturnType<typeof profileForm>>;
	user: CurrentUser;
	media: R2Bucket;
	hasReviewed: () => Promise<boolean>;
	now: Date;
};
type Outcome =
	/** `isPublic`: the change affects pages that are cached for guests. */
	{ ok: true; isPublic: boolean } | { ok: false; reason: "pictureGone" | "pictureSize" };

export async function changeProfile(db: Database, { form, user, media, hasReviewed, now }: Change): Promise<Outcome> {
	if (form.intent === "picture") {
		const outcome = await setPicture(db, media, { files: form, userId: user.id });
		if (!outcome.ok) return outcome;
	} else if (form.intent === "removePicture") await removePicture(db, user.id);
	else await saveProfile(db, form, { userId: user.id, now });
	if (user.role !== "student") return { ok: true, isPublic: true };
	// Of users who do not teach only the name is public, below their reviews.
	const isRenamed = form.intent === "about" && form.name !== user.name;
	return { ok: true, isPublic: isRenamed && (await hasReviewed()) };
}

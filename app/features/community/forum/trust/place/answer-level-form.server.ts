import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { isModerator } from "../../moderators";
import { LevelForm } from "./schemas";
import { setTrustLevel } from "./set-level.server";

const key = errorKeys<"forum-place">();

type Posted = { posted: FormData; user: CurrentUser; memberId: number };

/** Moderators set the level of a member; nobody else finds the form. */
export async function answerLevelForm({ db, requestId }: AppLoadContext, { posted, user, memberId }: Posted) {
	if (!isModerator(user)) throw notFound();
	const form = parseForm(posted, LevelForm);
	if (form.status !== "success") return data<{ reply: FormReply }>({ reply: form.reply() }, 400);
	const by = { id: user.id, requestId };
	const outcome = await setTrustLevel(db, { userId: memberId, ...form.value, by, now: new Date() });
	if (outcome.ok) return redirect(`/forum/place/${memberId}`);
	if (outcome.reason === "notFound") throw notFound();
	return data<{ reply: FormReply }>({ reply: form.reply({ formErrors: [{ key: key("errors.staff") }] }) }, 409);
}

import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Scope } from "../authority.server";
import { AnnouncementForm, NewAnnouncementForm } from "../schemas";
import { createAnnouncement } from "../send/save-announcement.server";
import { runAnnouncementAction } from "./answer-announcement-form.server";
import { type DeskPath, deskPathOf } from "./desk-paths";

const key = errorKeys<"announcements">();

type Post = {
	context: AppLoadContext;
	request: Request;
	user: CurrentUser;
	scope: Scope;
	desk: DeskPath;
};

const actorOf = ({ context, user, scope }: Post) => ({
	actorId: user.id,
	scope,
	requestId: context.requestId,
	now: new Date(),
});

/** A new draft: leads to its page, or comes back with what is wrong. */
export async function answerNewAnnouncement(db: Database, post: Post) {
	const form = parseForm(await post.request.formData(), NewAnnouncementForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const { intent: _, ...draft } = form.value;
	const outcome = await createAnnouncement(db, draft, actorOf(post));
	if (outcome.ok) return redirect(`${deskPathOf(post.desk, outcome.id)}?done=saved`);
	return data({ reply: form.reply({ formErrors: [{ key: key(`errors.${outcome.reason}`) }] }) }, 409);
}

/** Everything that the page of an announcement posts. */
export async function answerAnnouncementPost(db: Database, { id, ...post }: Post & { id: string }) {
	const { context, user, desk } = post;
	const form = parseForm(await post.request.formData(), AnnouncementForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const asked = { id, action: form.value, origin: context.origin, timeZone: user.timeZone };
	const outcome = await runAnnouncementAction(db, asked, actorOf(post));
	if (!outcome.ok) {
		const message = { key: key(`errors.${outcome.reason}`) };
		const errors = outcome.reason === "past" ? { fieldErrors: { time: [message] } } : { formErrors: [message] };
		return data({ reply: form.reply(errors) }, 409);
	}
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
	if (outcome.done === "deleted") return redirect(`${desk}?done=deleted`);
	return redirect(`${deskPathOf(desk, id)}?done=${outcome.done}`);
}

/** An id as an address gives it. */
export function readAnnouncementId(text: string | undefined): string {
	return String(text).slice(0, 100);
}

import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { announcementDeskPath } from "#app/features/operations/announcements/announcement-words.ts";
import { AnnouncementDesk } from "#app/features/operations/announcements/desk/announcement-desk.tsx";
import { announcementPageData } from "#app/features/operations/announcements/desk/announcement-page-data.server.ts";
import { runAnnouncementAction } from "#app/features/operations/announcements/desk/answer-announcement-form.server.ts";
import { AnnouncementForm } from "#app/features/operations/announcements/schemas.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ title: string }>({
	name: "announcement",
	i18n: ["admin", "announcements", "deliveries", "forms"],
	layout: "admin",
	crumb: ({ title }) => title,
});

const idOf = (text: string | undefined) => String(text).slice(0, 100);

export const loader = guarded(can("people"), async ({ context, db, params, request, user }) => {
	const shown = await announcementPageData(db, {
		id: idOf(params.announcementId),
		search: new URL(request.url).searchParams,
		language: await context.language,
		timeZone: user.timeZone,
		readerName: user.name,
		origin: context.origin,
		now: new Date(),
	});
	if (!shown) throw notFound();
	return shown;
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"announcements">();

export const action = guarded(withStepUp(can("people")), async ({ context, db, params, request, user }) => {
	const form = parseForm(await request.formData(), AnnouncementForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const id = idOf(params.announcementId);
	const { origin, requestId } = context;
	const by = { actorId: user.id, requestId, now: new Date() };
	const asked = { id, action: form.value, origin, timeZone: user.timeZone };
	const outcome = await runAnnouncementAction(db, asked, by);
	if (!outcome.ok) {
		const message = { key: key(`errors.${outcome.reason}`) };
		const errors = outcome.reason === "past" ? { fieldErrors: { time: [message] } } : { formErrors: [message] };
		return data({ reply: form.reply(errors) }, 409);
	}
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
	if (outcome.done === "deleted") return redirect("/admin/announcements?done=deleted");
	return redirect(`${announcementDeskPath(id)}?done=${outcome.done}`);
});

export default function AdminAnnouncement() {
	const shown = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={shown.title}>
			<AnnouncementDesk {...shown} reply={useActionData<typeof action>()?.reply} />
		</AdminFrame>
	);
}

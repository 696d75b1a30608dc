import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { announcementDeskPath } from "#app/features/operations/announcements/announcement-words.ts";
import { AnnouncementForm } from "#app/features/operations/announcements/desk/announcement-form.tsx";
import { newAnnouncementPageData } from "#app/features/operations/announcements/desk/announcements-page-data.server.ts";
import { NewAnnouncementForm } from "#app/features/operations/announcements/schemas.ts";
import { createAnnouncement } from "#app/features/operations/announcements/send/save-announcement.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "new", i18n: ["admin", "announcements", "forms"], layout: "admin" });

export const loader = guarded(can("people"), async ({ context, db }) =>
	newAnnouncementPageData(db, await context.language),
);

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"announcements">();

export const action = guarded(withStepUp(can("people")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), NewAnnouncementForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const { intent: _, ...draft } = form.value;
	const outcome = await createAnnouncement(db, draft, by);
	if (outcome.ok) return redirect(`${announcementDeskPath(outcome.id)}?done=saved`);
	return data({ reply: form.reply({ formErrors: [{ key: key(`errors.${outcome.reason}`) }] }) }, 409);
});

export default function NewAnnouncement() {
	const { title, options } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={title}>
			<AnnouncementForm options={options} reply={useActionData<typeof action>()?.reply} />
		</AdminFrame>
	);
}

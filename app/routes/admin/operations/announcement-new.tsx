import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { AnnouncementForm } from "#app/features/operations/announcements/desk/announcement-form.tsx";
import { newAnnouncementPageData } from "#app/features/operations/announcements/desk/announcements-page-data.server.ts";
import { answerNewAnnouncement } from "#app/features/operations/announcements/desk/answer-announcement-post.server.ts";
import { SCHOOL_DESK } from "#app/features/operations/announcements/desk/desk-paths.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "new", i18n: ["admin", "announcements", "forms"], layout: "admin" });

export const loader = guarded(can("people"), async ({ context, db, user }) =>
	newAnnouncementPageData(db, { by: { actorId: user.id, scope: "school" }, language: await context.language }),
);

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(withStepUp(can("people")), async ({ context, db, request, user }) => {
	return answerNewAnnouncement(db, { context, request, user, scope: "school", desk: SCHOOL_DESK });
});

export default function NewAnnouncement() {
	const { title, options } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={title}>
			<AnnouncementForm options={options} reply={useActionData<typeof action>()?.reply} />
		</AdminFrame>
	);
}

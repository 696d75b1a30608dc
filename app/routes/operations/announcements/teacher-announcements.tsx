import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { scopeOf } from "#app/features/operations/announcements/authority.server.ts";
import { AnnouncementsList } from "#app/features/operations/announcements/desk/announcements-list.tsx";
import { announcementsPageData } from "#app/features/operations/announcements/desk/announcements-page-data.server.ts";
import { TEACHER_DESK } from "#app/features/operations/announcements/desk/desk-paths.ts";
import { TeacherDesk } from "#app/features/operations/announcements/desk/teacher-desk.tsx";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "announcements",
	i18n: ["announcements", "lists"],
	layout: "dashboard",
	without: ["learningPath"],
});

export const loader = guarded(instructors, async ({ context, db, request, user }) =>
	announcementsPageData(db, {
		by: { actorId: user.id, scope: scopeOf(user) },
		desk: TEACHER_DESK,
		search: new URL(request.url).searchParams,
		language: await context.language,
		timeZone: user.timeZone,
	}),
);

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function TeacherAnnouncements() {
	const { t } = useTranslation("announcements");
	const shown = useLoaderData<typeof loader>();
	const write = shown.canWrite ? <LinkButton to={`${TEACHER_DESK}/new`}>{t("new")}</LinkButton> : null;
	return (
		<TeacherDesk title={shown.title} actions={write}>
			<AnnouncementsList {...shown} />
		</TeacherDesk>
	);
}

import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { AnnouncementsList } from "#app/features/operations/announcements/desk/announcements-list.tsx";
import { announcementsPageData } from "#app/features/operations/announcements/desk/announcements-page-data.server.ts";
import { SCHOOL_DESK } from "#app/features/operations/announcements/desk/desk-paths.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "announcements", i18n: ["admin", "announcements", "lists"], layout: "admin" });

export const loader = guarded(can("people"), async ({ context, db, request, user }) =>
	announcementsPageData(db, {
		by: { actorId: user.id, scope: "school" },
		desk: SCHOOL_DESK,
		search: new URL(request.url).searchParams,
		language: await context.language,
		timeZone: user.timeZone,
	}),
);

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function AdminAnnouncements() {
	const { t } = useTranslation("announcements");
	const shown = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={shown.title} actions={<LinkButton to={`${SCHOOL_DESK}/new`}>{t("new")}</LinkButton>}>
			<AnnouncementsList {...shown} />
		</AdminFrame>
	);
}

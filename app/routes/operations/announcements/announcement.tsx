import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { AnnouncementPage } from "#app/features/operations/announcements/read/announcement-page.tsx";
import {
	findForReader,
	readAnnouncement,
} from "#app/features/operations/announcements/read/read-announcement.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ title: string }>({
	name: "announcement",
	i18n: ["announcements"],
	crumb: ({ title }) => title,
});

export const loader = guarded(anyUser, {
	read: ({ db, params, viewer }) => findForReader(db, String(params.announcementId).slice(0, 100), viewer),
	handle: async ({ context, found, user }) => {
		if (!found) throw notFound();
		return readAnnouncement(found, { language: await context.language, timeZone: user.timeZone });
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function Announcement() {
	return <AnnouncementPage {...useLoaderData<typeof loader>()} />;
}

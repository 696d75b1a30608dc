import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { scopeOf } from "#app/features/operations/announcements/authority.server.ts";
import { AnnouncementDesk } from "#app/features/operations/announcements/desk/announcement-desk.tsx";
import { announcementPageData } from "#app/features/operations/announcements/desk/announcement-page-data.server.ts";
import {
	answerAnnouncementPost,
	readAnnouncementId,
} from "#app/features/operations/announcements/desk/answer-announcement-post.server.ts";
import { TEACHER_DESK } from "#app/features/operations/announcements/desk/desk-paths.ts";
import { TeacherDesk } from "#app/features/operations/announcements/desk/teacher-desk.tsx";
import { guarded, instructors, withStepUp } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ title: string }>({
	name: "announcement",
	i18n: ["announcements", "deliveries", "forms"],
	layout: "form",
	crumb: ({ title }) => title,
	without: ["learningPath"],
});

export const loader = guarded(instructors, async ({ context, db, params, request, user }) => {
	const shown = await announcementPageData(db, {
		by: { actorId: user.id, scope: scopeOf(user) },
		desk: TEACHER_DESK,
		id: readAnnouncementId(params.announcementId),
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

export const action = guarded(withStepUp(instructors), async ({ context, db, params, request, user }) => {
	const id = readAnnouncementId(params.announcementId);
	return answerAnnouncementPost(db, { id, context, request, user, scope: scopeOf(user), desk: TEACHER_DESK });
});

export default function TeacherAnnouncement() {
	const shown = useLoaderData<typeof loader>();
	return (
		<TeacherDesk title={shown.title}>
			<AnnouncementDesk {...shown} reply={useActionData<typeof action>()?.reply} />
		</TeacherDesk>
	);
}

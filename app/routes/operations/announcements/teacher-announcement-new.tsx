import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { scopeOf } from "#app/features/operations/announcements/authority.server.ts";
import { AnnouncementForm } from "#app/features/operations/announcements/desk/announcement-form.tsx";
import { newAnnouncementPageData } from "#app/features/operations/announcements/desk/announcements-page-data.server.ts";
import { answerNewAnnouncement } from "#app/features/operations/announcements/desk/answer-announcement-post.server.ts";
import { TEACHER_DESK } from "#app/features/operations/announcements/desk/desk-paths.ts";
import { TeacherDesk } from "#app/features/operations/announcements/desk/teacher-desk.tsx";
import { guarded, instructors, withStepUp } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { EmptyState } from "#app/ui/states/empty-state.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "new",
	i18n: ["announcements", "forms"],
	layout: "form",
	without: ["learningPath"],
});

export const loader = guarded(instructors, async ({ context, db, user }) =>
	newAnnouncementPageData(db, {
		by: { actorId: user.id, scope: scopeOf(user) },
		language: await context.language,
	}),
);

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(withStepUp(instructors), async ({ context, db, request, user }) =>
	answerNewAnnouncement(db, { context, request, user, scope: scopeOf(user), desk: TEACHER_DESK }),
);

export default function NewTeacherAnnouncement() {
	const { t } = useTranslation("announcements");
	const reply = useActionData<typeof action>()?.reply;
	const { title, description, options, canWrite } = useLoaderData<typeof loader>();
	return (
		<TeacherDesk title={title}>
			<p className="-mt-5 mb-6 max-w-160 text-ui text-ink-muted">{description}</p>
			{canWrite ? (
				<AnnouncementForm options={options} reply={reply} />
			) : (
				<EmptyState title={t("teacher.noCourse")}>{t("teacher.noCourseText")}</EmptyState>
			)}
		</TeacherDesk>
	);
}

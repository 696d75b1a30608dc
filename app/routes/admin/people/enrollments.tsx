import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import {
	enrollmentKey,
	listEnrollmentsAtDesk,
} from "#app/features/people/users/enrollments/enrollments-list.repository.server.ts";
import { EnrollmentsList } from "#app/features/people/users/enrollments/enrollments-list.tsx";
import { ENROLLMENTS, ENROLLMENTS_PER_PAGE } from "#app/features/people/users/enrollments/enrollments-query.ts";
import { enrollmentsView } from "#app/features/people/users/enrollments/enrollments-view.ts";
import { listCoursesToGive } from "#app/features/people/users/person/person.repository.server.ts";
import { toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LinkButton } from "#app/ui/button.tsx";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "enrollments", i18n: ["admin", "people", "lists"], layout: "admin" });

export const loader = guarded(can("people"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const t = getFixedT(language, "people");
	const query = ENROLLMENTS.parse(new URL(request.url).searchParams);
	const [found, courses] = await db.batch([
		listEnrollmentsAtDesk(db, query, { language, now: new Date() }),
		listCoursesToGive(db, language),
	]);
	const shown = toCursorPage(found, { size: ENROLLMENTS_PER_PAGE, cursor: query.page, keyOf: enrollmentKey });
	return {
		title: t("enrollments.title"),
		description: t("enrollments.description"),
		query,
		...enrollmentsView(shown, formatsFor({ language, timeZone: user.timeZone })),
		courses,
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Enrollments() {
	const { t } = useTranslation("people");
	const { query, enrollments, pages, courses } = useLoaderData<typeof loader>();
	return (
		<AdminFrame
			title={t("enrollments.title")}
			actions={<LinkButton to="/admin/enrollments/import">{t("enrollments.import")}</LinkButton>}
		>
			<EnrollmentsList query={query} enrollments={enrollments} pages={pages} courses={courses} />
		</AdminFrame>
	);
}

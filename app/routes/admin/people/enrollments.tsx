import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { EnrollmentsList } from "#app/features/people/users/enrollments/enrollments-list.tsx";
import { enrollmentsPageData } from "#app/features/people/users/enrollments/enrollments-page-data.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { LinkButton } from "#app/ui/button.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "enrollments", i18n: ["admin", "people", "lists"], layout: "admin" });

export const loader = guarded(can("people"), async ({ context, db, request, user }) => {
	const search = new URL(request.url).searchParams;
	return enrollmentsPageData(db, { search, language: await context.language, timeZone: user.timeZone });
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

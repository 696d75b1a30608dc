import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded } from "../../../features/auth/access.server";
import { EnrollmentsList } from "../../../features/people/enrollments/enrollments-list";
import {
	enrollmentKey,
	listEnrollmentsAtDesk,
} from "../../../features/people/enrollments/enrollments-list.repository.server";
import { ENROLLMENTS, ENROLLMENTS_PER_PAGE } from "../../../features/people/enrollments/enrollments-query";
import { enrollmentsView } from "../../../features/people/enrollments/enrollments-view";
import { listCoursesToGive } from "../../../features/people/person/person.repository.server";
import { toCursorPage } from "../../../shared/lists/keyset.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";
import { LinkButton } from "../../../ui/button";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

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
			<EnrollmentsList {...{ query, enrollments, pages, courses }} />
		</AdminFrame>
	);
}

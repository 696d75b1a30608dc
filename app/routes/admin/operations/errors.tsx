import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { listErrorGroups } from "#app/features/operations/error-reporting/groups/error-groups.repository.server.ts";
import { ErrorList } from "#app/features/operations/error-reporting/groups/error-list.tsx";
import { ERRORS } from "#app/features/operations/error-reporting/groups/errors-query.ts";
import { errorListView } from "#app/features/operations/error-reporting/groups/errors-view.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "errors", i18n: ["admin", "errors", "lists"], layout: "admin" });

export const loader = guarded(can("settings"), async ({ context, request, user }) => {
	const language = await context.language;
	const t = getFixedT(language, "errors");
	const query = ERRORS.parse(new URL(request.url).searchParams);
	const found = await listErrorGroups(context.db, query);

	return {
		title: t("title"),
		description: t("description"),
		view: errorListView(found, query, formatsFor({ language, timeZone: user.timeZone })),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function AdminErrors() {
	const { t } = useTranslation("errors");
	const { view } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={t("title")}>
			<ErrorList view={view} />
		</AdminFrame>
	);
}

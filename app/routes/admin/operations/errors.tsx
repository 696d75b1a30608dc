import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { ErrorList } from "#app/features/operations/error-reporting/groups/error-list.tsx";
import { errorsPageData } from "#app/features/operations/error-reporting/groups/errors-pages-data.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "errors", i18n: ["admin", "errors", "lists"], layout: "admin" });

export const loader = guarded(can("settings"), async ({ context, request, user }) => {
	const search = new URL(request.url).searchParams;
	return errorsPageData(context.db, { search, language: await context.language, timeZone: user.timeZone });
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

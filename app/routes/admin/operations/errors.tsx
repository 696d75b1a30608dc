import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded } from "../../../features/auth/access.server";
import { listErrorGroups } from "../../../features/error-reporting/groups/error-groups.repository.server";
import { ErrorList } from "../../../features/error-reporting/groups/error-list";
import { ERRORS } from "../../../features/error-reporting/groups/errors-query";
import { errorListView } from "../../../features/error-reporting/groups/errors-view";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

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

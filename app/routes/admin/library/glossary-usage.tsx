import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countUsage } from "#app/features/library/glossary/usage/count-usage.server.ts";
import { UsagePage } from "#app/features/library/glossary/usage/usage-page.tsx";
import { usagePageData } from "#app/features/library/glossary/usage/usage-page-data.server.ts";
import { usageQuery } from "#app/features/library/glossary/usage/usage-query.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "usage", i18n: ["admin", "glossary"], layout: "admin" });

export const loader = guarded(can("content"), async ({ context, db, request, user }) =>
	usagePageData(db, { user, language: await context.language, search: new URL(request.url).searchParams }),
);

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(can("content"), async ({ context, db, request, user }) => {
	const asked = new URLSearchParams({ lang: String((await request.formData()).get("lang") ?? "") });
	const { language } = usageQuery(asked, await context.language);
	await countUsage(db, { by: user.id, requestId: context.requestId, now: new Date() });
	return redirect(`/admin/glossary/usage?lang=${language}&done=counted`);
});

export default function GlossaryUsage() {
	const { t } = useTranslation("glossary");
	const { terms, countedAt, query, preview, isDone } = useLoaderData<typeof loader>();
	return (
		<AdminFrame
			title={t("usage.title")}
			actions={
				<Link to="/glossary" className="link">
					{t("title")}
				</Link>
			}
		>
			{isDone ? (
				<Notice tone="success" className="mb-8">
					{t("usage.done")}
				</Notice>
			) : null}
			<UsagePage terms={terms} countedAt={countedAt} query={query} preview={preview} />
		</AdminFrame>
	);
}

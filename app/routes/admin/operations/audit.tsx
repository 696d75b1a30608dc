import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DEEDS } from "#app/desk.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { AuditForm } from "#app/features/operations/audit/log/audit-form.tsx";
import { readAuditPage } from "#app/features/operations/audit/log/audit-page-data.server.ts";
import { AUDIT_LOG } from "#app/features/operations/audit/log/audit-query.ts";
import { DeedList } from "#app/features/operations/audit/log/deed-list.tsx";
import { findNamedUsers } from "#app/features/operations/audit/log/find-deeds.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { ListPages } from "#app/ui/data-table/list-pages.tsx";
import { NoResults } from "#app/ui/data-table/no-results.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "audit", i18n: ["admin", "lists"], layout: "admin" });

const queryOf = (request: Request) => AUDIT_LOG.parse(new URL(request.url).searchParams);

export const loader = guarded(can("people"), {
	read: ({ db, request }) => findNamedUsers(db, queryOf(request)),
	handle: async ({ context, db, found: named, request, user: { timeZone } }) =>
		readAuditPage(db, {
			query: queryOf(request),
			named,
			deeds: DEEDS,
			language: await context.language,
			timeZone,
			now: new Date(),
		}),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Audit() {
	const { t } = useTranslation("admin");
	const { description, query, pages, deeds, choices } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={t("audit.title")}>
			<p className="-mt-5 mb-6 max-w-160 text-ui text-ink-muted">{description}</p>
			<AuditForm query={query} deeds={choices} />
			{deeds.length > 0 ? <DeedList deeds={deeds} /> : <NoResults to={AUDIT_LOG.path} />}
			<div className="mt-6">
				<ListPages list={AUDIT_LOG} query={query} pages={pages} />
			</div>
		</AdminFrame>
	);
}

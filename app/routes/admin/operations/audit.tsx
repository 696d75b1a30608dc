import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { AuditForm } from "#app/features/operations/audit/log/audit-form.tsx";
import { AUDIT_LOG } from "#app/features/operations/audit/log/audit-query.ts";
import { DeedList } from "#app/features/operations/audit/log/deed-list.tsx";
import { deedViews } from "#app/features/operations/audit/log/deed-view.ts";
import { findDeeds, findNamed } from "#app/features/operations/audit/log/find-deeds.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { ListPages } from "#app/ui/data-table/list-pages.tsx";
import { NoResults } from "#app/ui/data-table/no-results.tsx";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "audit", i18n: ["admin", "lists"], layout: "admin" });

const queryOf = (request: Request) => AUDIT_LOG.parse(new URL(request.url).searchParams);

export const loader = guarded(can("people"), {
	read: ({ db, request }) => findNamed(db, queryOf(request)),
	handle: async ({ context, db, found: named, request, user }) => {
		const language = await context.language;
		const t = getFixedT(language, "admin");
		const query = queryOf(request);
		const { rows, ...pages } = await findDeeds(db, { query, named, timeZone: user.timeZone, now: new Date() });
		const formats = formatsFor({ language, timeZone: user.timeZone });
		return {
			title: t("audit.title"),
			description: t("audit.lede", { zone: user.timeZone }),
			query,
			pages,
			deeds: deedViews(rows, { formats, t: getFixedT(language, "deeds") }),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Audit() {
	const { t } = useTranslation("admin");
	const { description, query, pages, deeds } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={t("audit.title")}>
			<p className="-mt-5 mb-6 max-w-160 text-ui text-ink-muted">{description}</p>
			<AuditForm query={query} />
			{deeds.length > 0 ? <DeedList deeds={deeds} /> : <NoResults to={AUDIT_LOG.path} />}
			<div className="mt-6">
				<ListPages list={AUDIT_LOG} query={query} pages={pages} />
			</div>
		</AdminFrame>
	);
}

import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { AuditForm } from "../../../features/admin/audit-log/audit-form";
import { AUDIT_LOG } from "../../../features/admin/audit-log/audit-query";
import { DeedList } from "../../../features/admin/audit-log/deed-list";
import { deedViews } from "../../../features/admin/audit-log/deed-view";
import { findDeeds, findNamed } from "../../../features/admin/audit-log/find-deeds.server";
import { can, guarded } from "../../../features/auth/access.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";
import { ListPages } from "../../../ui/data-table/list-pages";
import { NoneFound } from "../../../ui/data-table/none-found";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

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
			...{ query, pages },
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
			{deeds.length > 0 ? <DeedList deeds={deeds} /> : <NoneFound to={AUDIT_LOG.path} />}
			<div className="mt-6">
				<ListPages list={AUDIT_LOG} query={query} pages={pages} />
			</div>
		</AdminFrame>
	);
}

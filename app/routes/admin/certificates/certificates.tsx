import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded } from "../../../features/auth/access.server";
import { certificateStatus } from "../../../features/certificates/certificate-status";
import { countIssued, listIssued } from "../../../features/certificates/issued/issued.repository.server";
import { IssuedList } from "../../../features/certificates/issued/issued-list";
import { ISSUED, ISSUED_PER_PAGE } from "../../../features/certificates/issued/issued-query";
import { printedSerial } from "../../../features/certificates/serial";
import { TemplateList } from "../../../features/certificates/templates/template-list";
import { listTemplates } from "../../../features/certificates/templates/templates.repository.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";
import { Notice } from "../../../ui/notice";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page({ name: "certificates", i18n: ["admin", "certificates", "lists"], layout: "admin" });

export const loader = guarded(can("content"), {
	read: async ({ context, db, request }) => {
		const query = ISSUED.parse(new URL(request.url).searchParams);
		return db.batch([listTemplates(db, await context.language), listIssued(db, query), countIssued(db, query)]);
	},
	handle: async ({ context, request, user, found: [templates, issued, [counted]] }) => {
		const language = await context.language;
		const t = getFixedT(language, "certificates");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const now = new Date();
		return {
			title: t("admin.title"),
			description: t("admin.description"),
			hasKey: context.env.CERTIFICATE_KEY !== undefined,
			templates,
			query: ISSUED.parse(new URL(request.url).searchParams),
			pageCount: Math.max(1, Math.ceil((counted?.n ?? 0) / ISSUED_PER_PAGE)),
			rows: issued.map((one) => ({
				serial: printedSerial(one.serial),
				holderName: one.holderName,
				courseTitle: one.courseTitle,
				issued: formats.date(one.issuedAt),
				status: certificateStatus(one, now),
			})),
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function AdminCertificates() {
	const { t } = useTranslation("certificates");
	const { hasKey, templates, rows, query, pageCount } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={t("admin.title")}>
			{hasKey ? null : (
				<Notice tone="danger" title={t("admin.noKeyTitle")} className="mb-8">
					{t("admin.noKey")}
				</Notice>
			)}
			<section aria-labelledby="templates">
				<h2 id="templates" className="font-serif text-step-4">
					{t("admin.templates")}
				</h2>
				<TemplateList templates={templates} />
			</section>
			<section aria-labelledby="issued" className="mt-12">
				<h2 id="issued" className="mb-5 font-serif text-step-4">
					{t("admin.issued")}
				</h2>
				<IssuedList rows={rows} query={query} pageCount={pageCount} />
			</section>
		</AdminFrame>
	);
}

import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice.tsx";
import { HeldList } from "../held/held-list.tsx";
import { IssuedList } from "../issued/issued-list.tsx";
import { TemplateList } from "../templates/template-list.tsx";
import type { CertificatesDeskData } from "./certificates-desk-data.server.ts";

export function CertificatesDesk({ page }: { page: CertificatesDeskData }) {
	const { t } = useTranslation("certificates");
	const { hasKey, templates, held, isHeldCut, opensPeople, told, rows, query, pageCount } = page;
	return (
		<>
			{hasKey ? null : (
				<Notice tone="danger" title={t("admin.noKeyTitle")} className="mb-8">
					{t("admin.noKey")}
				</Notice>
			)}
			<HeldList rows={held} isCut={isHeldCut} opensPeople={opensPeople} told={told} />
			<section aria-labelledby="issued">
				<h2 id="issued" className="mb-5 font-serif text-step-4">
					{t("admin.issued")}
				</h2>
				<IssuedList rows={rows} query={query} pageCount={pageCount} />
			</section>
			<section aria-labelledby="templates" className="mt-12">
				<h2 id="templates" className="font-serif text-step-4">
					{t("admin.templates")}
				</h2>
				<TemplateList templates={templates} />
			</section>
		</>
	);
}

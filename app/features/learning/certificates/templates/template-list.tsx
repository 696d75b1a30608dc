import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";

export type TemplateRow = { courseId: number; title: string; templateId: number | null; isGiven: boolean };

export function TemplateList({ templates }: { templates: readonly TemplateRow[] }) {
	const { t } = useTranslation("certificates");
	return (
		<ul className="mt-4 border-t border-line-strong">
			<li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
				<Link to="/admin/certificates/templates/0" className="link font-strong">
					{t("admin.school")}
				</Link>
				<span className="text-step-1 text-ink-muted">{t("admin.schoolHelp")}</span>
			</li>
			{templates.map(({ courseId, title, templateId, isGiven }) => (
				<li key={courseId} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
					<Link to={`/admin/certificates/templates/${courseId}`} className="link">
						{title}
					</Link>
					{isGiven ? (
						<span className="text-step-1 text-ink-muted">{t(templateId === null ? "admin.usual" : "admin.own")}</span>
					) : (
						<Badge tone="warning">{t("admin.noneGiven")}</Badge>
					)}
				</li>
			))}
		</ul>
	);
}

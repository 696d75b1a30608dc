import { useTranslation } from "react-i18next";
import { ChangeSection } from "#app/features/operations/history/change-section.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { TemplateAnswer } from "./answer-template-form.server.ts";
import { TEMPLATE_CHANGES } from "./template-changes-shown.ts";
import { TemplateForm } from "./template-form.tsx";
import type { TemplatePageData } from "./template-page-data.server.ts";

type Props = { page: Omit<TemplatePageData, "title">; answer: TemplateAnswer | undefined };

export function TemplatePage({ page: { changes, isUndone, ...view }, answer }: Props) {
	const { t } = useTranslation("certificates");
	const unsaved = answer?.reply ? { reply: answer.reply } : undefined;
	return (
		<>
			<TemplateForm key={`${view.language} ${view.values.version}`} {...view} answer={unsaved} />
			<ChangeSection changes={changes} limit={TEMPLATE_CHANGES} empty={t("template.unchanged")}>
				{isUndone && !answer ? <ResultNotice tone="success">{t("template.undone")}</ResultNotice> : null}
				{answer?.notUndone ? <ResultNotice tone="danger">{answer.notUndone}</ResultNotice> : null}
			</ChangeSection>
		</>
	);
}

import { useTranslation } from "react-i18next";
import { ChangeSection } from "#app/features/operations/history/change-section.tsx";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { CannedAnswer } from "./answer-canned-form.server.ts";
import { CANNED_CHANGES } from "./canned-changes-shown.ts";
import { CannedPage } from "./canned-page.tsx";
import type { CannedPageData } from "./canned-page-data.server.ts";

export function CannedDesk({ page, answer }: { page: CannedPageData; answer: CannedAnswer | undefined }) {
	const { t } = useTranslation(["desk", "history"]);
	const { query, answers, done, changes, isUndone } = page;
	return (
		<>
			<CannedPage
				query={query}
				answers={answers}
				done={isUndone || answer?.notUndone ? null : done}
				form={readReply(answer?.reply)}
				answered={answer?.reply ? { id: answer.id } : undefined}
			/>
			<ChangeSection changes={changes} limit={CANNED_CHANGES} empty={t("canned.unchanged")} isNamed>
				{isUndone && !answer ? <ResultNotice tone="success">{t("history:done")}</ResultNotice> : null}
				{answer?.notUndone ? <ResultNotice tone="danger">{answer.notUndone}</ResultNotice> : null}
			</ChangeSection>
		</>
	);
}

import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { AdminFrame } from "../admin-frame";
import { RefundsDeskPage } from "./refunds-desk-page";
import type { RefundsPageData } from "./refunds-page-data.server";

type Props = Pick<RefundsPageData, "view" | "done"> & { reply: FormReply | undefined };

export function RefundsPage({ view, done, reply }: Props) {
	const { t } = useTranslation("orderdesk");
	return (
		<AdminFrame
			title={t("refunds.title")}
			actions={
				<div className="flex flex-wrap items-center gap-4">
					{view.isTest ? <Badge tone="info">{t("testMode")}</Badge> : null}
					<LinkButton to="/admin/refunds.csv" reloadDocument variant="secondary" size="sm">
						{t("export")}
					</LinkButton>
				</div>
			}
		>
			{done && !reply ? (
				<ResultNotice tone="success" className="mb-6">
					{t(`done.${done}`)}
				</ResultNotice>
			) : null}
			<RefundsDeskPage view={view} reply={reply} />
		</AdminFrame>
	);
}

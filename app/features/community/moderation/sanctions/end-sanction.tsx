import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";

type Props = { decisionId: string; sanction: "silenced" | "suspended"; until: string | null };

/** The sanction that holds now, and how it is ended before its time. */
export function EndSanction({ decisionId, sanction, until }: Props) {
	const { t } = useTranslation("moderation");
	return (
		<section className="grid gap-3">
			<p className="text-ui font-strong">
				{until ? t(`sanctionUntil.${sanction}`, { until }) : t(`sanctions.${sanction}`)}
			</p>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="decisionId" value={decisionId} />
				<ConfirmButton
					variant="secondary"
					name="intent"
					value="endSanction"
					question={t(`endSanction.question.${sanction}`)}
					confirm={t("endSanction.confirm")}
				>
					{t(`endSanction.${sanction}`)}
				</ConfirmButton>
			</Form>
		</section>
	);
}

import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";

/**
 * Form for an admin to remove all factors of a user. Posts `intent=resetFactors` to its page, whose action calls
 * `resetFactors` behind `withStepUp(admins)`. Needs the words `factors`.
 */
export function ResetFactors() {
	const { t } = useTranslation("factors");
	return (
		<Form method="post" preventScrollReset>
			<ConfirmButton
				name="intent"
				value="resetFactors"
				variant="danger"
				size="sm"
				question={t("reset.question")}
				confirm={t("reset.confirm")}
			>
				{t("reset.button")}
			</ConfirmButton>
		</Form>
	);
}

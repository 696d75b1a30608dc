import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";

/**
 * The form by which an admin takes every factor from an account, for the page of a person: posts `intent=resetFactors`
 * to the page it stands on, whose action calls `resetFactors` behind `withStepUp(admins)`. Needs the words of `factors`.
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

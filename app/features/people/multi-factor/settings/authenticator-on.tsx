import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";

export function AuthenticatorOn({ since }: { since: string }) {
	const { t } = useTranslation("factors");
	return (
		<>
			<p className="text-ui">{t("authenticator.isOn", { date: since })}</p>
			<p className="mt-1 mb-5 text-ui text-ink-muted">{t("authenticator.newPhone")}</p>
			<Form method="post">
				<ConfirmButton
					name="intent"
					value="turnOff"
					variant="danger"
					question={t("authenticator.turnOffQuestion")}
					confirm={t("authenticator.turnOffConfirm")}
				>
					{t("authenticator.turnOff")}
				</ConfirmButton>
			</Form>
		</>
	);
}

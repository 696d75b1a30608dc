import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SettingsFrame } from "#app/features/people/account/frame/settings-frame.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { CodesOnce } from "./codes-once";

type Props = {
	hasFactor: boolean;
	codesLeft: number;
	codes: string[] | null;
};

export function RecoveryCodesPage({ hasFactor, codesLeft, codes }: Props) {
	const { t } = useTranslation("factors");
	const next = { to: "/settings/security", label: t("codes.done") };
	return (
		<SettingsFrame title={t("codes.title")} lede={t("codes.lede")}>
			<div className="border-t border-line-strong py-7">
				{codes ? <CodesOnce codes={codes} next={next} /> : null}
				{!codes && hasFactor ? (
					<Form method="post">
						<p className="mb-5 text-ui">{t("section.codesLeft", { count: codesLeft })}</p>
						<ConfirmButton
							name="intent"
							value="make"
							variant="secondary"
							question={t("codes.newQuestion")}
							confirm={t("codes.newConfirm")}
						>
							{t("codes.new")}
						</ConfirmButton>
					</Form>
				) : null}
				{hasFactor ? null : (
					<>
						<p className="mb-5 text-ui">{t("codes.noFactor")}</p>
						<LinkButton to="/settings/security/authenticator" variant="secondary">
							{t("section.setUp")}
						</LinkButton>
					</>
				)}
			</div>
		</SettingsFrame>
	);
}

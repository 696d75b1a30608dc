import { useTranslation } from "react-i18next";
import { SettingsFrame } from "#app/features/people/account/frame/settings-frame.tsx";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { TotpSetUp } from "../totp/add-authenticator.server";
import type { AuthenticatorAnswer } from "./answer-authenticator-form.server";
import { AuthenticatorOn } from "./authenticator-on";
import { AuthenticatorSetUp } from "./authenticator-set-up";
import { CodesOnce } from "./codes-once";

const SECURITY_PATH = "/settings/security";

type Props = {
	authenticatorOn: string | null;
	/** Null when it is set up already, or cannot be. */
	setUp: TotpSetUp | null;
	answer: AuthenticatorAnswer | undefined;
};

export function AuthenticatorPage({ authenticatorOn, setUp: fresh, answer }: Props) {
	const { t } = useTranslation("factors");
	const setUp = answer?.setUp ?? fresh;
	const next = { to: `${SECURITY_PATH}?done=authenticatorAdded`, label: t("codes.done") };
	return (
		<SettingsFrame title={t("authenticator.title")} lede={t("authenticator.lede")}>
			<div className="border-t border-line-strong py-7">
				{answer?.codes ? (
					<CodesOnce codes={answer.codes} next={next} />
				) : authenticatorOn ? (
					<AuthenticatorOn since={authenticatorOn} />
				) : setUp ? (
					<AuthenticatorSetUp setUp={setUp} form={readReply(answer?.reply)} answer={answer} back={SECURITY_PATH} />
				) : (
					<Notice tone="warning">{t("authenticator.unavailable")}</Notice>
				)}
			</div>
		</SettingsFrame>
	);
}

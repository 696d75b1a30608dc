import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AuthPage } from "../entrance/auth-page";
import { TokenForm } from "../entrance/token-form";

type Props = {
	token: string;
	answer: "linkInvalid" | "tooMany" | undefined;
};

export function SecureAccountPage({ token, answer }: Props) {
	const { t } = useTranslation("auth");
	if (!token || answer === "linkInvalid") {
		return (
			<AuthPage title={t("secure.invalidTitle")} lede={t("secure.invalidText")}>
				<LinkButton to="/forgot-password" size="lg" className="w-full">
					{t("reset.again")}
				</LinkButton>
			</AuthPage>
		);
	}
	return (
		<AuthPage title={t("secure.title")} lede={t("secure.lede")}>
			{answer === "tooMany" ? (
				<Notice tone="warning" className="mb-5">
					{t("secure.tooMany")}
				</Notice>
			) : null}
			<TokenForm token={token} submit={t("secure.submit")} />
		</AuthPage>
	);
}

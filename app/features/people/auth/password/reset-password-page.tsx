import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextWithLinks } from "#app/ui/text/text-with-links.tsx";
import { PasswordField } from "../entrance/auth-fields";
import { AuthForm } from "../entrance/auth-form";
import { entrancePath } from "../entrance/entrance";
import { EntrancePage } from "../entrance/entrance-page";
import { UsernameHint } from "../entrance/username-hint";
import type { ResetPasswordAnswer } from "./answer-password-reset.server";

type Props = {
	token: string;
	email: string | null;
	/** True when an admin created the account and its owner has not agreed to the terms. */
	asksConsent: boolean;
	legalPaths: Record<string, string>;
	answer: ResetPasswordAnswer | undefined;
};

export function ResetPasswordPage({ token, email, asksConsent, legalPaths, answer }: Props) {
	const { t } = useTranslation("auth");
	const [search] = useSearchParams();
	const form = readReply(answer?.reply);

	if (answer?.done) {
		return (
			<EntrancePage title={t("reset.doneTitle")} lede={t("reset.doneText")}>
				<LinkButton to={entrancePath("/login", search)} size="lg" className="w-full">
					{t("login.submit")}
				</LinkButton>
			</EntrancePage>
		);
	}
	if (!token || form.errors.token || form.formError?.key === "errors.linkInvalid") {
		return (
			<EntrancePage title={t("reset.title")} lede={t("reset.lede")}>
				<Notice
					tone="warning"
					title={t("reset.invalidTitle")}
					actions={<LinkButton to={entrancePath("/forgot-password", search)}>{t("reset.again")}</LinkButton>}
				>
					{t("reset.invalidText")}
				</Notice>
			</EntrancePage>
		);
	}
	return (
		<EntrancePage title={t("reset.title")} lede={t("reset.lede")}>
			<AuthForm form={form} answer={answer} submit={t("reset.submit")} pending={t("reset.pending")}>
				<input type="hidden" name="token" value={token} />
				{email ? <UsernameHint email={email} /> : null}
				<PasswordField form={form} isNew />
				{asksConsent ? (
					<p className="text-step-1 text-ink-muted">
						<TextWithLinks text={t("reset.consent")} links={legalPaths} />
					</p>
				) : null}
			</AuthForm>
		</EntrancePage>
	);
}

import { useTranslation } from "react-i18next";
import { AuthForm } from "#app/features/people/auth/entrance/auth-form.tsx";
import { UsernameHint } from "#app/features/people/auth/entrance/username-hint.tsx";
import type { FormAnswer } from "#app/features/people/auth/form-answer.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { SettingsFrame } from "../frame/settings-frame";
import { NewPasswordField } from "./password-advice";

export function PasswordPage({ email, answer }: { email: string; answer: FormAnswer | undefined }) {
	const { t } = useTranslation("account");
	const form = readReply(answer?.reply);
	const say = useMessages("auth");
	const error = form.errors.password;
	return (
		<SettingsFrame title={t("password.change")} lede={t("password.changeText")}>
			<div className="max-w-104 border-t border-line-strong py-7">
				<AuthForm form={form} answer={answer} submit={t("password.submit")} pending={t("saving")}>
					<UsernameHint email={email} />
					<NewPasswordField error={error && say(error)} />
				</AuthForm>
			</div>
		</SettingsFrame>
	);
}

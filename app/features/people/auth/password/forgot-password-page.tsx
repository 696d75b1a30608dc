import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { EmailField } from "../entrance/auth-fields";
import { AuthForm } from "../entrance/auth-form";
import { entrancePath } from "../entrance/entrance";
import { EntrancePage } from "../entrance/entrance-page";
import type { ForgotPasswordAnswer } from "./answer-password-reset.server";

export function ForgotPasswordPage({ answer }: { answer: ForgotPasswordAnswer | undefined }) {
	const { t } = useTranslation("auth");
	const [search] = useSearchParams();
	const form = readReply(answer?.reply);

	return (
		<EntrancePage
			title={t("forgot.title")}
			lede={t("forgot.lede")}
			below={
				<Link className="link" to={entrancePath("/login", search)}>
					{t("forgot.back")}
				</Link>
			}
		>
			{answer?.sentTo ? (
				<Notice tone="success" title={t("forgot.sentTitle")}>
					{t("forgot.sentText", { email: answer.sentTo })}
				</Notice>
			) : (
				<AuthForm form={form} answer={answer} submit={t("forgot.submit")} pending={t("forgot.pending")}>
					<EmailField form={form} />
				</AuthForm>
			)}
		</EntrancePage>
	);
}

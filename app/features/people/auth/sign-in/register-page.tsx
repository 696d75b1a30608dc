import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { Link } from "#app/ui/link.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import { TextWithLinks } from "#app/ui/text/text-with-links.tsx";
import { EmailField, NameField, PasswordField } from "../entrance/auth-fields";
import { AuthForm } from "../entrance/auth-form";
import { entrancePath } from "../entrance/entrance";
import { EntrancePage } from "../entrance/entrance-page";
import type { FormAnswer } from "../form-answer";
import { IdentityField } from "../session/keep-identity";

type Props = {
	answer: FormAnswer | undefined;
	/** Paths of the legal pages that registration agrees to, by their names in `register.consent`. */
	legalPaths: Record<string, string>;
};

export function RegisterPage({ answer, legalPaths }: Props) {
	const { t } = useTranslation("auth");
	const [search] = useSearchParams();
	const form = readReply(answer?.reply);

	return (
		<EntrancePage
			title={t("register.title")}
			lede={t(search.get("enroll") ? "register.ledeEnroll" : "register.lede")}
			below={
				<>
					{t("register.hasAccount")}
					<SentenceGap />
					<Link className="link" to={entrancePath("/login", search)}>
						{t("register.toLogin")}
					</Link>
				</>
			}
		>
			<AuthForm form={form} answer={answer} submit={t("register.submit")} pending={t("register.pending")}>
				<IdentityField />
				<NameField form={form} />
				<EmailField form={form} />
				<PasswordField form={form} isNew />
				<p className="text-step-1 text-ink-muted">
					<TextWithLinks text={t("register.consent")} links={legalPaths} />
				</p>
			</AuthForm>
		</EntrancePage>
	);
}

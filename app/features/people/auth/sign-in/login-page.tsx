import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { Link } from "#app/ui/link.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import { CodeField, EmailField, PasswordField } from "../entrance/auth-fields";
import { AuthForm } from "../entrance/auth-form";
import { entrancePath } from "../entrance/entrance";
import { EntrancePage } from "../entrance/entrance-page";
import type { FormAnswer } from "../form-answer";
import { IdentityField } from "../session/keep-identity";
import { type DemoLogin, DemoLogins } from "./demo-logins";

type Props = {
	demo: readonly DemoLogin[] | null;
	answer: FormAnswer | undefined;
	children: ReactNode;
};

export function LoginPage({ demo, answer, children }: Props) {
	const { t } = useTranslation("auth");
	const [search] = useSearchParams();
	const form = readReply(answer?.reply);

	return (
		<EntrancePage
			title={t("login.title")}
			lede={t("login.lede")}
			below={
				<>
					{t("login.noAccount")}
					<SentenceGap />
					<Link className="link" to={entrancePath("/register", search)}>
						{t("login.toRegister")}
					</Link>
				</>
			}
			aside={demo ? <DemoLogins logins={demo} /> : null}
		>
			<AuthForm form={form} answer={answer} submit={t("login.submit")} pending={t("login.pending")}>
				<IdentityField />
				<EmailField form={form} offersPasskeys />
				{/* After the field in tab order, beside its label where there is room. */}
				<div className="@container relative">
					<PasswordField form={form} />
					<p className="mt-2 text-step-1 @[19rem]:absolute @[19rem]:top-0 @[19rem]:right-0 @[19rem]:mt-0">
						<Link className="link" to={entrancePath("/forgot-password", search)}>
							{t("login.forgot")}
						</Link>
					</p>
				</div>
				{form.formError?.key === "errors.codeNeeded" || form.errors.code ? <CodeField form={form} /> : null}
			</AuthForm>
			{children}
		</EntrancePage>
	);
}

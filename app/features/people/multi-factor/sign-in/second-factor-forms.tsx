import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AuthForm } from "#app/features/people/auth/entrance/auth-form.tsx";
import { IdentityField } from "#app/features/people/auth/session/keep-identity.tsx";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { SixDigits } from "../settings/six-digits";

type Props = { form: FormView; answer: unknown; hasAuthenticator: boolean; wantsRecovery: boolean };

export function SecondFactorForms({ form, answer, hasAuthenticator, wantsRecovery }: Props) {
	const { t } = useTranslation("factors");
	const { search } = useLocation();
	const words = { submit: t("signIn.submit"), pending: t("signIn.pending") };
	const isRecovery = wantsRecovery || !hasAuthenticator;
	const other = new URLSearchParams(search);
	if (isRecovery) other.delete("with");
	else other.set("with", "recovery");

	return (
		<>
			<AuthForm key={isRecovery ? "recovery" : "code"} form={form} answer={answer} {...words}>
				<IdentityField />
				{isRecovery ? <RecoveryField form={form} /> : <CodeField form={form} />}
			</AuthForm>
			{hasAuthenticator ? (
				<p className="mt-5 text-ui">
					<Link className="link" to={`?${other}`}>
						{t(isRecovery ? "signIn.withCode" : "signIn.withRecovery")}
					</Link>
				</p>
			) : null}
		</>
	);
}

export function CodeField({ form }: { form: FormView }) {
	const { t } = useTranslation("factors");
	const say = useMessages("auth");
	return (
		<>
			<input type="hidden" name="way" value="code" />
			<SixDigits name="code" label={t("signIn.codeLabel")} error={form.errors.code && say(form.errors.code)} />
		</>
	);
}

export function RecoveryField({ form }: { form: FormView }) {
	const { t } = useTranslation("factors");
	const say = useMessages("auth");
	const message = form.errors.recoveryCode;
	return (
		<>
			<input type="hidden" name="way" value="recovery" />
			<TextField
				id="recoveryCode"
				name="recoveryCode"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				required
				label={t("fields.recoveryCode")}
				help={t("fields.recoveryHelp")}
				error={message && say(message)}
			/>
		</>
	);
}

import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { PasswordField as RawPasswordField } from "#app/ui/form/password-field.tsx";

type Props = { form: FormView };

function useFieldState({ values, errors }: FormView, name: string) {
	const say = useMessages("auth");
	const message = errors[name];
	return { defaultValue: values[name], error: message && say(message) };
}

export function EmailField({ form, offersPasskeys = false }: Props & { offersPasskeys?: boolean }) {
	const { t } = useTranslation("auth");
	return (
		<TextField
			id="email"
			name="email"
			type="email"
			inputMode="email"
			autoComplete={offersPasskeys ? "username webauthn" : "username"}
			autoCapitalize="none"
			spellCheck={false}
			required
			label={t("fields.email")}
			{...useFieldState(form, "email")}
		/>
	);
}

export function NameField({ form }: Props) {
	const { t } = useTranslation("auth");
	return (
		<TextField
			id="name"
			name="name"
			autoComplete="name"
			required
			label={t("fields.name")}
			help={t("fields.nameHelp")}
			{...useFieldState(form, "name")}
		/>
	);
}

export function CodeField({ form }: Props) {
	const { t } = useTranslation("auth");
	return (
		<TextField
			id="code"
			name="code"
			inputMode="numeric"
			autoComplete="one-time-code"
			label={t("login.code")}
			help={t("login.codeHelp")}
			{...useFieldState(form, "code")}
		/>
	);
}

/** `id`: set it where the page has another password field. */
export function PasswordField({ form, isNew = false, id = "password" }: Props & { isNew?: boolean; id?: string }) {
	const { t } = useTranslation("auth");
	return (
		<RawPasswordField
			id={id}
			name="password"
			autoComplete={isNew ? "new-password" : "current-password"}
			required
			label={t(isNew ? "fields.newPassword" : "fields.password")}
			help={isNew ? t("fields.passwordHelp") : undefined}
			showLabel={t("fields.show")}
			hideLabelText={t("fields.hide")}
			{...useFieldState(form, "password")}
		/>
	);
}

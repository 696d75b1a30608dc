import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { FieldErrors } from "../../shared/form-errors";
import { TextField } from "../../ui/field";
import { PasswordField as RawPasswordField } from "../../ui/password-field";

type Props = { errors: FieldErrors; defaultValue?: string };

const message = (t: TFunction<"auth">, key: string | undefined) => (key ? t(key as "errors.wrong") : undefined);

export function EmailField({ errors, defaultValue }: Props) {
	const { t } = useTranslation("auth");
	return (
		<TextField
			id="email"
			name="email"
			type="email"
			inputMode="email"
			autoComplete="username"
			autoCapitalize="none"
			spellCheck={false}
			required
			label={t("fields.email")}
			defaultValue={defaultValue}
			error={message(t, errors.email)}
		/>
	);
}

export function NameField({ errors, defaultValue }: Props) {
	const { t } = useTranslation("auth");
	return (
		<TextField
			id="name"
			name="name"
			autoComplete="name"
			required
			label={t("fields.name")}
			help={t("fields.nameHelp")}
			defaultValue={defaultValue}
			error={message(t, errors.name)}
		/>
	);
}

export function CodeField({ errors }: Props) {
	const { t } = useTranslation("auth");
	return (
		<TextField
			id="code"
			name="code"
			inputMode="numeric"
			autoComplete="one-time-code"
			label={t("login.code")}
			help={t("login.codeHelp")}
			error={message(t, errors.code)}
		/>
	);
}

export function PasswordField({ errors, isNew = false }: Props & { isNew?: boolean }) {
	const { t } = useTranslation("auth");
	return (
		<RawPasswordField
			id="password"
			name="password"
			autoComplete={isNew ? "new-password" : "current-password"}
			required
			label={t(isNew ? "fields.newPassword" : "fields.password")}
			help={isNew ? t("fields.passwordHelp") : undefined}
			showLabel={t("fields.show")}
			hideLabelText={t("fields.hide")}
			error={message(t, errors.password)}
		/>
	);
}

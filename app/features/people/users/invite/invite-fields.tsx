import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

export function InviteFields({ form }: { form: FormView }) {
	const { t } = useTranslation("people");
	const say = useMessages("people");
	const state = (name: string) => {
		const message = form.errors[name];
		return { name, defaultValue: form.values[name], error: message && say(message) };
	};
	return (
		<>
			{form.formError ? <Notice tone="danger">{say(form.formError)}</Notice> : null}
			<TextField {...state("name")} label={t("list.name")} autoComplete="off" required maxLength={100} />
			<TextField {...state("email")} type="email" label={t("list.email")} autoComplete="off" required />
			<SelectField {...state("role")} label={t("list.role")} help={t("invite.roleHelp")}>
				<option value="student">{t("roles.student")}</option>
				<option value="instructor">{t("roles.instructor")}</option>
			</SelectField>
			<SelectField {...state("language")} label={t("invite.language")} help={t("invite.languageHelp")}>
				{LANGUAGES.map(({ code, name }) => (
					<option key={code} value={code} lang={code}>
						{name}
					</option>
				))}
			</SelectField>
		</>
	);
}

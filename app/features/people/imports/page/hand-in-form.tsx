import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { IntakeKind } from "../kinds";

type Props = { kind: IntakeKind; id: string; answer: { reply: FormReply } | undefined };

/** Pasted text survives a refusal; a file must be chosen again. */
export function UploadForm({ kind, id, answer }: Props) {
	const { t } = useTranslation("intake");
	const say = useMessages("intake");
	const form = readReply(answer?.reply);
	const refilled = useRestoredForm({ key: `intake of ${kind}`, answer });
	const errorOf = (name: string) => {
		const message = form.errors[name];
		return message && say(message);
	};
	return (
		<Form {...refilled} method="post" encType="multipart/form-data" noValidate className="grid max-w-160 gap-5">
			{form.formError ? <Notice tone="danger">{say(form.formError)}</Notice> : null}
			{errorOf("key") ? <Notice tone="danger">{errorOf("key")}</Notice> : null}
			<input type="hidden" name="key" value={id} />
			<TextField
				name="file"
				type="file"
				accept=".csv,.tsv,.txt,.xlsx,text/csv"
				label={t("form.file")}
				help={t("form.fileHelp")}
				error={errorOf("file")}
			/>
			<TextArea
				name="text"
				rows={6}
				spellCheck={false}
				label={t("form.text")}
				help={t(`form.example.${kind}`)}
				defaultValue={form.values.text}
				error={errorOf("text")}
			/>
			{kind === "people" ? (
				<LanguageField name="language" value={form.values.language ?? "en"} error={errorOf("language")} />
			) : null}
			<Button type="submit" className="justify-self-start">
				{t("form.submit")}
			</Button>
		</Form>
	);
}

export function LanguageField({ name, value, error }: { name: string; value: string; error?: string }) {
	const { t } = useTranslation("intake");
	return (
		<SelectField
			name={name}
			label={t("form.language")}
			help={t("form.languageHelp")}
			defaultValue={value}
			error={error}
		>
			{LANGUAGES.map(({ code, name: own }) => (
				<option key={code} value={code} lang={code}>
					{own}
				</option>
			))}
		</SelectField>
	);
}

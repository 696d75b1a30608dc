import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";

type Props = { label: string; typed?: string; error?: string; isFirst?: boolean };

/** A plain GET form that leads to the certificate's page. `isFirst`: the form is the page's main content. */
export function SerialForm({ label, typed, error, isFirst = false }: Props) {
	const { t } = useTranslation("certificates");
	const action = withLanguagePrefix("/verify", useLanguagePrefix());
	return (
		<Form method="get" action={action} className="grid items-end gap-x-2 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
			<TextField
				name="serial"
				label={label}
				placeholder={t("verify.placeholder")}
				defaultValue={typed}
				error={error}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={500}
			/>
			<Button type="submit" variant={isFirst ? "primary" : "secondary"}>
				{t("verify.check")}
			</Button>
		</Form>
	);
}

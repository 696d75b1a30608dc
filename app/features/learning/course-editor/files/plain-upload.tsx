import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ACCEPTED } from "#app/features/learning/authoring/files/accepted-endings.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { LONGEST_ALT } from "./alt-limit";

type Field = { name: string; error?: string; defaultValue?: string };
type Props = { action: string; help: string; file?: Omit<Field, "defaultValue">; alt?: Field };

/** Sends a file by a plain form, and leads to the page with its Markdown. */
export function PlainUpload({ action, help, file = { name: "file" }, alt = { name: "alt" } }: Props) {
	const { t } = useTranslation("course-files");
	return (
		<Form method="post" action={action} encType="multipart/form-data" className="mt-4 grid max-w-120 gap-4">
			<TextField
				label={t("upload.choose")}
				help={help}
				name="file"
				error={file.error}
				type="file"
				accept={ACCEPTED}
				required
				className="[&_input]:file:-ml-1 [&_input]:file:mr-3 [&_input]:file:rounded-control [&_input]:file:border [&_input]:file:border-line-strong [&_input]:file:bg-surface-sunken [&_input]:file:px-3 [&_input]:file:py-1 [&_input]:file:font-strong"
			/>
			<TextField {...alt} label={t("upload.alt")} help={t("upload.altHelp")} maxLength={LONGEST_ALT} />
			<Button type="submit" name="intent" value="upload" className="justify-self-start">
				{t("upload.button")}
			</Button>
		</Form>
	);
}

import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { newId } from "#app/shared/ids.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import type { ShownNote } from "./shown-note";

type Props = { lessonId: number; language: string; longest: number; onSave: (note: ShownNote) => void };

export function NewNote({ lessonId, language, longest, onSave }: Props) {
	const { t } = useTranslation("notes");
	const form = useRef<HTMLFormElement>(null);

	function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const body = String(new FormData(event.currentTarget).get("body")).trim();
		if (body === "") return;
		const place = { anchor: null, excerpt: "", quote: "", place: 0 };
		onSave({ id: newId(), kind: "note", language, ...place, body });
		form.current?.reset();
	}

	return (
		<form
			ref={form}
			method="post"
			action={`/lessons/${lessonId}/notes`}
			data-kept=""
			onSubmit={save}
			className="mt-5 grid gap-2"
		>
			<input type="hidden" name="intent" value="save" />
			<input type="hidden" name="language" value={language} />
			<TextArea
				id="new-note"
				label={t("panel.new")}
				help={t("panel.help")}
				name="body"
				required
				maxLength={longest}
				rows={3}
			/>
			<Button type="submit" variant="secondary" size="sm" className="justify-self-start">
				{t("panel.save")}
			</Button>
		</form>
	);
}

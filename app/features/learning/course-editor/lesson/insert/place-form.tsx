import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { LONGEST_ALT } from "../../files/alt-limit";

type Props = {
	isPicture: boolean;
	/** The text of a link as it is proposed. */
	label: string;
	language: string;
	/** With the alternative text, empty for decoration, or the text of the link. */
	onPlace: (words: string) => void;
	onCancel: () => void;
};

/** Asks what a picture shows, or for the words of a link, before it is placed. "Decoration" is an answer. */
export function PlaceForm({ isPicture, label, language, onPlace, onCancel }: Props) {
	const { t } = useTranslation("course-files");
	const [words, setWords] = useState(isPicture ? "" : label);
	const [isDecoration, setDecoration] = useState(false);
	const [isMissing, setMissing] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => field.current?.focus(), []);

	function submit(event: FormEvent) {
		event.preventDefault();
		event.stopPropagation();
		if (isPicture && isDecoration) return onPlace("");
		if (words.trim() !== "") return onPlace(words.trim());
		setMissing(true);
		field.current?.focus();
	}

	const error = isPicture ? t("place.altMissing") : t("place.labelMissing");
	return (
		<form onSubmit={submit} noValidate className="grid gap-4">
			<TextField
				ref={field}
				id="place-words"
				label={isPicture ? t("place.alt") : t("place.label")}
				help={isPicture ? t("place.altHelp") : undefined}
				error={isMissing ? error : undefined}
				lang={language}
				value={isDecoration ? "" : words}
				disabled={isDecoration}
				maxLength={LONGEST_ALT}
				onChange={({ target }) => {
					setWords(target.value);
					setMissing(false);
				}}
			/>
			{isPicture ? (
				<Checkbox
					id="place-decoration"
					label={t("place.decoration")}
					help={t("place.decorationHelp")}
					checked={isDecoration}
					onChange={({ target }) => {
						setDecoration(target.checked);
						setMissing(false);
					}}
				/>
			) : null}
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={onCancel}>
					{t("place.cancel")}
				</Button>
				<Button type="submit">{t("place.button")}</Button>
			</div>
		</form>
	);
}

import { useTranslation } from "react-i18next";
import { toLanguage } from "#app/shared/words/languages.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { type Input, readTyped } from "./sheet";
import { formatTyped, unitSuffix } from "./unit-format";

type Props = {
	input: Input & { label: string; lang: "en" | undefined };
	figure: number | undefined;
	onType: (text: string) => void;
};

export function FigureField({ input, figure, onType }: Props) {
	const language = toLanguage(useTranslation().i18n.language);
	const { key, label, lang, unit } = input;
	return (
		<TextField
			name={key}
			inputMode="decimal"
			autoComplete="off"
			label={<span lang={lang}>{label}</span>}
			after={unitSuffix(unit)}
			defaultValue={figure === undefined ? "" : formatTyped(figure, language)}
			onChange={(event) => onType(event.currentTarget.value)}
			onBlur={(event) => {
				const read = readTyped(input, event.currentTarget.value, language);
				if (read !== null) event.currentTarget.value = formatTyped(read, language);
			}}
			className="self-end"
		/>
	);
}

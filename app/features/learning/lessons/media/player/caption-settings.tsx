import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { CAPTION_GROUNDS, CAPTION_SIZES, type CaptionChoice } from "./caption-choice";

type Props = {
	id: string;
	languages: readonly string[];
	language: string | null;
	choice: CaptionChoice;
	choose: (part: Partial<CaptionChoice>) => void;
};

export function CaptionSettings({ id, languages, language, choice, choose }: Props) {
	const { t } = useTranslation("lesson");
	return (
		<div id={id} className="grid gap-3 border-t border-line p-3 sm:grid-cols-3">
			<SelectField
				label={t("video.captions")}
				value={language ?? ""}
				onChange={(event) => choose({ language: event.currentTarget.value || null })}
			>
				<option value="">{t("video.captionsOff")}</option>
				{LANGUAGES.filter(({ code }) => languages.includes(code)).map(({ code, name }) => (
					<option key={code} value={code} lang={code}>
						{name}
					</option>
				))}
			</SelectField>
			<SelectField
				label={t("video.size")}
				value={choice.size}
				onChange={(event) =>
					choose({ size: CAPTION_SIZES.find((size) => size === event.currentTarget.value) ?? "normal" })
				}
			>
				{CAPTION_SIZES.map((size) => (
					<option key={size} value={size}>
						{t(`video.sizes.${size}`)}
					</option>
				))}
			</SelectField>
			<SelectField
				label={t("video.ground")}
				value={choice.ground}
				onChange={(event) =>
					choose({ ground: CAPTION_GROUNDS.find((ground) => ground === event.currentTarget.value) ?? "half" })
				}
			>
				{CAPTION_GROUNDS.map((ground) => (
					<option key={ground} value={ground}>
						{t(`video.grounds.${ground}`)}
					</option>
				))}
			</SelectField>
		</div>
	);
}

import { useTranslation } from "react-i18next";
import { BesideEnglish } from "#app/features/learning/course-editor/details/form/beside-english.tsx";
import type { useFields } from "#app/shared/forms/use-fields.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { TestimonialKind } from "#db/schema/site/testimonials.ts";
import type { TestimonialValues } from "./testimonial-fields";

type Words = TestimonialValues["words"][number];
type Props = {
	form: ReturnType<typeof useFields>;
	kind: TestimonialKind;
	values: TestimonialValues;
	language: Language;
	/** The English texts; null where English itself is written. */
	english: Words | null;
};

const PARTS = { testimonial: ["review", "title", "location", "tags"], claim: ["title", "review"] } as const;
const LONGEST = {
	testimonial: { title: 120, location: 120, review: 600, tags: 200 },
	claim: { title: 24, review: 120 },
};

/** The texts in one language, with the English that they translate beside them. */
export function WordsFields({ form, kind, values, language, english }: Props) {
	const { t } = useTranslation("testimonials");
	const words = values.words.find(({ code }) => code === language);
	return (
		<div className="@container grid gap-4">
			{language === DEFAULT_LANGUAGE ? <h2 className="font-serif text-step-3">{t("form.inEnglish")}</h2> : null}
			{PARTS[kind].map((part) => {
				const field = {
					...form.field(`words.${language}.${part}`, words?.[part] ?? ""),
					lang: language,
					label: t(`form.words.${kind}.${part}` as "form.words.claim.title"),
					maxLength: (LONGEST[kind] as Record<string, number>)[part],
				};
				return (
					<BesideEnglish key={part} english={english ? english[part] : null}>
						{part === "review" && kind === "testimonial" ? (
							<TextArea {...field} rows={4} />
						) : (
							<TextField {...field} help={part === "tags" ? t("form.tagsHelp") : undefined} autoComplete="off" />
						)}
					</BesideEnglish>
				);
			})}
		</div>
	);
}

import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BesideEnglish } from "../../details/form/beside-english";
import { hasFeedback, type QuestionTyping } from "../question-typing";
import type { QuestionsPageData } from "../questions-page-data.server";
import { questionsPath } from "../questions-path";
import { type TypedQuestion, useFieldErrors } from "./question-form";

type Props = {
	page: QuestionsPageData;
	chosen: NonNullable<QuestionsPageData["chosen"]>;
	english: QuestionTyping;
	question: TypedQuestion;
};

/** The words of a question beside the English that they translate. */
export function TranslationForm({ page, chosen, english, question }: Props) {
	const { t } = useTranslation("quiz-editor");
	const { frame, lesson, language } = page;
	const { typed, change, saveNow, seen } = question;
	const errorOf = useFieldErrors(chosen.problems);
	const place = { courseId: frame.id, lesson: lesson.key, question: chosen };
	const optionOf = (id: string) =>
		typed.options.find((one) => one.id === id) ?? { id, text: "", feedback: "", isRight: false };
	const setOption = (id: string, part: { text?: string; feedback?: string }) =>
		change({
			...typed,
			options: english.options.map((one) => ({ ...optionOf(one.id), ...(one.id === id ? part : {}) })),
		});
	const pairAt = (at: number) => typed.pairs[at] ?? { item: "", itemText: "", match: "", matchText: "" };
	const texts = (own: readonly string[], at: number, text: string) =>
		Array.from({ length: Math.max(own.length, at + 1) }, (_, index) => (index === at ? text : (own[index] ?? "")));
	const field = (name: string, label: ReactNode, source: string, rest: FieldRest) => (
		<BesideEnglish key={name} english={source}>
			<TextArea
				name={name}
				id={`field-${name}`}
				label={label}
				lang={language}
				rows={1}
				value={rest.value}
				onChange={(event) => rest.set(event.target.value)}
				error={rest.error}
				className="[&_textarea]:min-h-11"
			/>
		</BesideEnglish>
	);
	return (
		<Form
			method="post"
			action={questionsPath({ ...place, language })}
			encType="multipart/form-data"
			noValidate
			preventScrollReset
			onSubmit={(event) => {
				event.preventDefault();
				saveNow();
			}}
			className="grid gap-6"
		>
			<input type="hidden" name="intent" value="write" />
			<input type="hidden" name="lang" value={language} />
			<input type="hidden" name="question" value={chosen.key} />
			<input type="hidden" name="seen" value={seen} />
			<input type="hidden" name="type" value={english.type} />
			<Notice tone="info">
				<p>{t("translation.shared")}</p>
				<Link to={questionsPath(place)} className="link inline-block py-2">
					{t("translation.inEnglish")}
				</Link>
			</Notice>
			{field("prompt", t("fields.prompt"), english.prompt, {
				value: typed.prompt,
				set: (prompt) => change({ ...typed, prompt }),
				error: errorOf("prompt"),
			})}
			{english.options.map((option, at) => (
				<div key={option.id} className="grid gap-3">
					<input type="hidden" name={`options[${at}].id`} value={option.id} />
					{field(`options[${at}].text`, t("fields.option", { number: at + 1 }), option.text, {
						value: optionOf(option.id).text,
						set: (text) => setOption(option.id, { text }),
						error: errorOf("options", at),
					})}
					{hasFeedback(english.type) && option.feedback
						? field(`options[${at}].feedback`, t("fields.feedback", { number: at + 1 }), option.feedback, {
								value: optionOf(option.id).feedback,
								set: (feedback) => setOption(option.id, { feedback }),
								error: errorOf("feedback", at),
							})
						: null}
				</div>
			))}
			{english.pairs.map((pair, at) => (
				<div key={pair.item} className="grid gap-3">
					<input type="hidden" name={`pairs[${at}].item`} value={pair.item} />
					<input type="hidden" name={`pairs[${at}].match`} value={pair.match} />
					{field(`pairs[${at}].itemText`, t("fields.pairItem", { number: at + 1 }), pair.itemText, {
						value: typed.pairs[at]?.itemText ?? "",
						set: (itemText) => change({ ...typed, pairs: typed.pairs.with(at, { ...pairAt(at), itemText }) }),
						error: errorOf("pairs", at),
					})}
					{field(`pairs[${at}].matchText`, t("fields.pairMatch", { number: at + 1 }), pair.matchText, {
						value: typed.pairs[at]?.matchText ?? "",
						set: (matchText) => change({ ...typed, pairs: typed.pairs.with(at, { ...pairAt(at), matchText }) }),
						error: undefined,
					})}
				</div>
			))}
			{english.decoys.map(({ id, text }, at) => (
				<div key={id}>
					<input type="hidden" name={`decoys[${at}].id`} value={id} />
					{field(`decoys[${at}].text`, t("fields.decoy", { number: at + 1 }), text, {
						value: typed.decoys.find((one) => one.id === id)?.text ?? "",
						set: (own) =>
							change({
								...typed,
								decoys: english.decoys.map((one) => ({
									id: one.id,
									text: one.id === id ? own : (typed.decoys.find((other) => other.id === one.id)?.text ?? ""),
								})),
							}),
						error: errorOf("decoys", at),
					})}
				</div>
			))}
			{english.diagnoses.map((diagnosis, at) =>
				field(`diagnoses[${at}].text`, t("fields.diagnosisText", { number: at + 1 }), diagnosis.text, {
					value: typed.diagnoses[at]?.text ?? "",
					set: (text) =>
						change({
							...typed,
							diagnoses: english.diagnoses.map(({ answer }, place) => ({
								answer,
								text: place === at ? text : (typed.diagnoses[place]?.text ?? ""),
							})),
						}),
					error: errorOf("diagnoses", at),
				}),
			)}
			{field("explanation", t("fields.explanation"), english.explanation, {
				value: typed.explanation,
				set: (explanation) => change({ ...typed, explanation }),
				error: errorOf("explanation"),
			})}
			{english.hints.map((hint, at) =>
				field(`hints[${at}]`, t("fields.hint", { number: at + 1 }), hint, {
					value: typed.hints[at] ?? "",
					set: (text) => change({ ...typed, hints: texts(typed.hints, at, text) }),
					error: errorOf("hints", at),
				}),
			)}
			<Button type="submit" variant="secondary" className="justify-self-start">
				{t("question.save")}
			</Button>
		</Form>
	);
}

type FieldRest = { value: string; set: (text: string) => void; error: string | undefined };

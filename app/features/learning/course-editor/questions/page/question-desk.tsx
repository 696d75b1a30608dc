import { useBeforeUnload } from "@remix-run/react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ArrowLeft } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SaveStatus } from "../../lesson/page/save-status";
import type { WriteAnswer } from "../answer-questions.server";
import type { QuestionTyping } from "../question-typing";
import type { QuestionsPageData } from "../questions-page-data.server";
import { questionsPath } from "../questions-path";
import { FiguresBox } from "./figures-box";
import { QuestionDeeds } from "./question-deeds";
import { QuestionForm } from "./question-form";
import { TestPanel } from "./test-panel";
import { TranslationForm } from "./translation-form";
import { useTypedQuestion } from "./use-typed-question";

type Props = {
	page: QuestionsPageData;
	chosen: NonNullable<QuestionsPageData["chosen"]>;
	answer: WriteAnswer | undefined;
};

/** One question: its form, and the test that answers it as a learner would. Pass question and language as `key`. */
export function QuestionDesk({ page, chosen, answer }: Props) {
	const { t } = useTranslation("quiz-editor");
	const { frame, lesson, language, isNamed } = page;
	const question = useTypedQuestion({ page, chosen, answer });
	const { conflict, state } = question;
	const isUnsaved = state.kind !== "saved" || conflict !== null;
	useBeforeUnload(useCallback((event) => isUnsaved && event.preventDefault(), [isUnsaved]));
	const refusal = REFUSALS.find((one) => one === answer?.result);
	const list = questionsPath({ courseId: frame.id, lesson: lesson.key, language });
	return (
		<div
			className={classNames(
				"min-w-0 gap-x-8 py-6 lg:pl-8 xl:grid-cols-[minmax(0,1fr)_19.75rem] lg:block xl:grid",
				isNamed ? "block" : "hidden",
			)}
		>
			<section aria-labelledby="question-title" className="@container min-w-0">
				<Link to={list} className="mb-3 inline-flex min-h-11 items-center gap-2 text-label lg:hidden">
					<ArrowLeft className="size-4" />
					{t("backToList")}
				</Link>
				<div className="mb-4 flex flex-wrap items-center justify-between gap-3">
					<h2 id="question-title" className="font-serif text-step-3">
						{t("question.title", { number: chosen.number })}
					</h2>
					<SaveStatus state={conflict ? { kind: "conflict" } : state} />
					<QuestionDeeds page={page} question={chosen.key} />
				</div>
				{conflict ? (
					<OtherWriting
						theirs={conflict.theirs}
						language={language}
						onMine={question.keepMine}
						onTheirs={question.takeTheirs}
					/>
				) : null}
				{refusal ? (
					<Notice tone="danger" className="mb-4">
						{t(`refused.${refusal}`)}
					</Notice>
				) : null}
				{chosen.english ? (
					<TranslationForm page={page} chosen={chosen} english={chosen.english} question={question} />
				) : (
					<QuestionForm page={page} chosen={chosen} question={question} answer={answer} />
				)}
			</section>
			<div className="min-w-0">
				<TestPanel page={page} chosen={chosen} typed={question.typed} />
				<FiguresBox figures={chosen.figures} results={chosen.results} />
			</div>
		</div>
	);
}

const REFUSALS = ["missing", "tooLarge", "busy"] as const;

type OtherProps = { theirs: QuestionTyping; language: string; onMine: () => void; onTheirs: () => void };

/** What somebody else has saved meanwhile, and the choice between the two. */
function OtherWriting({ theirs, language, onMine, onTheirs }: OtherProps) {
	const { t } = useTranslation("quiz-editor");
	const texts = [
		theirs.prompt,
		...theirs.options.map(({ text, isRight }) => (isRight ? `${text} ✓` : text)),
		...theirs.pairs.map(({ itemText, matchText }) => `${itemText} – ${matchText}`),
		...theirs.decoys.map(({ text }) => text),
		theirs.tags,
		...theirs.accepted.map(({ text }) => text),
		theirs.answer,
		theirs.explanation,
	].filter((text) => text.trim() !== "");
	return (
		<Notice tone="warning" title={t("conflict.title")} className="mb-5">
			<p>{t("conflict.text")}</p>
			<div lang={language} className="my-3 grid gap-1 rounded-control border border-line p-3 text-label">
				{texts.map((text) => (
					<p key={text} className="whitespace-pre-wrap wrap-anywhere">
						{text}
					</p>
				))}
			</div>
			<div className="flex flex-wrap gap-3 noscript:hidden">
				<Button variant="secondary" size="sm" onClick={onMine}>
					{t("conflict.mine")}
				</Button>
				<Button variant="quiet" size="sm" onClick={onTheirs}>
					{t("conflict.theirs")}
				</Button>
			</div>
		</Notice>
	);
}

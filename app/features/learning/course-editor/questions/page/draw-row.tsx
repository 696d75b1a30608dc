import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { askedQuestions } from "#app/features/learning/quizzes/attempt/asked-questions.ts";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { ListFilter, TriangleAlert } from "#app/ui/icons.tsx";
import type { QuestionsAnswer } from "../answer-questions.server";
import type { DrawProblem } from "../bank/draw-problems";
import type { QuestionsPageData } from "../questions-page-data.server";
import { questionsPath } from "../questions-path";

type Props = { page: QuestionsPageData; answer: QuestionsAnswer | undefined };

/** What an attempt draws of the bank: one row that unfolds to its tags. */
export function DrawRow({ page, answer }: Props) {
	const { t } = useTranslation("quiz-editor");
	const { draw, frame, lesson, language } = page;
	const reply = answer?.kind === "draw" ? answer.reply : undefined;
	const { field, isRefused } = useFields({ namespace: "quiz-editor", reply, intent: "draw", idPrefix: "draw-" });
	const say = useDrawProblemWords();
	const isWrong = draw.problems.length > 0;
	const rows = [...draw.rows, null];
	return (
		<details
			id="draw"
			open={isRefused || isWrong || undefined}
			className="border-b border-line py-2 pl-2 text-label open:pb-4"
		>
			<summary className="flex min-h-11 cursor-pointer items-start gap-2 py-1">
				{isWrong ? (
					<TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" />
				) : (
					<ListFilter className="mt-0.5 size-4 shrink-0 text-ink-muted" />
				)}
				<span className="grid">
					{draw.asked > 0 ? t("draw.title", { count: draw.asked }) : t("draw.nothing")}
					<span className="text-step-1 text-ink-muted">{t("draw.held", { count: draw.held })}</span>
				</span>
			</summary>
			{draw.problems.map((problem) => (
				<p key={say(problem)} className="mt-2 text-danger">
					{say(problem)}
				</p>
			))}
			<p className="mt-2 text-step-1 text-ink-muted">{t("draw.help")}</p>
			<Form
				// Rows that went would leave their numbers in the fields.
				key={JSON.stringify(draw.rows)}
				method="post"
				action={questionsPath({ courseId: frame.id, lesson: lesson.key, language })}
				preventScrollReset
				className="mt-3 grid gap-3"
			>
				<input type="hidden" name="intent" value="draw" />
				<input type="hidden" name="lang" value={language} />
				{rows.map((row, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rows have no names
					<div key={at} className="grid grid-cols-[5rem_minmax(0,1fr)] items-end gap-2">
						<TextField
							{...field(`rows[${at}].count`, row ? String(row.count) : "")}
							label={t("draw.count", { number: at + 1 })}
							inputMode="numeric"
							maxLength={2}
							autoComplete="off"
						/>
						<SelectField
							{...field(`rows[${at}].tag`, row?.tag ?? "")}
							label={t("draw.tag", { number: at + 1 })}
							className="min-w-0"
						>
							<option value="">{t("draw.all")}</option>
							{[...new Set([...draw.tags, ...(row?.tag ? [row.tag] : [])])].map((tag) => (
								<option key={tag} value={tag}>
									{tag}
								</option>
							))}
						</SelectField>
					</div>
				))}
				<Button type="submit" variant="secondary" size="sm" className="justify-self-start">
					{t("draw.save")}
				</Button>
			</Form>
			{draw.asked > 0 && !isWrong ? <DrawTest page={page} /> : null}
		</details>
	);
}

/** Draws as an attempt would; each next draw prefers what the one before it left out. */
function DrawTest({ page: { list, draw, language } }: Pick<Props, "page">) {
	const { t } = useTranslation("quiz-editor");
	const [number, setNumber] = useState(1);
	const isLive = useHydrated();
	if (!isLive) return null;
	const drawn = askedQuestions(
		{ questions: list.filter(({ inBank }) => inBank), draw: draw.rows },
		{ enrollmentId: 0, lessonId: 0, number },
	);
	return (
		<div className="mt-5">
			<h3 className="font-strong">{t("draw.test", { number })}</h3>
			<div role="status">
				<ul aria-label={t("draw.test", { number })} className="mt-1">
					{drawn.map(({ key, prompt, isInEnglish }) => (
						<li key={key} className="border-b border-line py-1.5">
							<span lang={isInEnglish ? "en" : language} className="line-clamp-2 wrap-anywhere">
								{prompt || t("list.unwritten")}
							</span>
						</li>
					))}
				</ul>
			</div>
			<Button variant="quiet" size="sm" className="mt-2 -ml-3" onClick={() => setNumber(number + 1)}>
				{t("draw.again")}
			</Button>
		</div>
	);
}

function useDrawProblemWords() {
	const { t } = useTranslation("quiz-editor");
	return (problem: DrawProblem): string => {
		if (problem.kind === "nothing") return t("draw.problems.nothing");
		const { asked, held } = problem;
		if (problem.kind === "together") return t("draw.problems.together", { asked, count: held });
		if (problem.tag === null) return t("draw.problems.all", { asked, count: held });
		return t("draw.problems.tag", { asked, count: held, tag: problem.tag });
	};
}

import { Form, useFetcher } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { withParameter } from "#app/shared/pages/with-parameter.ts";
import { joinParts } from "#app/shared/words/joining.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ChevronDown, ChevronUp, TriangleAlert } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { QuestionsAnswer } from "../answer-questions.server";
import { QUESTION_TYPES } from "../question-typing";
import type { QuestionsPageData } from "../questions-page-data.server";
import { questionsPath } from "../questions-path";
import { DrawRow } from "./draw-row";

type Props = { page: QuestionsPageData };
type ListProps = Props & { answer: QuestionsAnswer | undefined };
type Listed = QuestionsPageData["list"][number];

/** The questions in order; Alt with the arrow keys moves one, as its buttons do. */
export function QuestionList({ page, answer }: ListProps) {
	const { t } = useTranslation("quiz-editor");
	const { list, retired, isNamed, taking, frame, lesson, language } = page;
	const path = questionsPath({ courseId: frame.id, lesson: lesson.key, language });
	const moving = useFetcher({ key: "move question" });
	const [said, setSaid] = useState("");
	const focused = useRef<string | null>(null);
	// A row that moves in the document loses the focus.
	// biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
	useEffect(() => {
		if (focused.current) document.getElementById(focused.current)?.focus();
		focused.current = null;
	}, [list.map(({ key }) => key).join(" ")]);

	function move(key: string, to: number) {
		if (to < 0 || to >= list.length || moving.state !== "idle") return;
		focused.current = document.activeElement?.id || null;
		setSaid(t("list.moved", { position: to + 1, count: list.length }));
		moving.submit(
			{ intent: "move", live: "yes", lang: language, question: key, to: String(to) },
			{ method: "post", action: path },
		);
	}

	return (
		<section
			aria-labelledby="question-list"
			className={classNames("py-6 lg:block lg:border-r lg:border-line lg:pr-4", (isNamed || taking) && "max-lg:hidden")}
		>
			<h2 id="question-list" className="text-label font-strong">
				{t("list.title", { count: list.length })}
			</h2>
			{list.length > 1 ? <p className="mt-1 text-step-1 text-ink-muted">{t("list.help")}</p> : null}
			<ol className="mt-3 border-t border-line">
				{list.map((question, at) => (
					<Row key={question.key} page={page} question={question} at={at} onMove={(to) => move(question.key, to)} />
				))}
			</ol>
			{list.length > 0 ? <DrawRow page={page} answer={answer} /> : null}
			{retired.map(({ key, prompt, isInEnglish }) => (
				<div
					key={key}
					className="my-2 grid gap-2 rounded-control border border-dashed border-control p-3 text-label text-ink-muted"
				>
					<p className="min-w-0 wrap-anywhere">
						{t("list.retired")} <span lang={isInEnglish ? "en" : language}>{prompt || t("list.unwritten")}</span>
					</p>
					<Form method="post" action={path} preventScrollReset>
						<input type="hidden" name="lang" value={language} />
						<input type="hidden" name="question" value={key} />
						<Button
							type="submit"
							name="intent"
							value="restore"
							variant="secondary"
							size="sm"
							aria-label={t("list.undoFor", { prompt })}
						>
							{t("list.undo")}
						</Button>
					</Form>
				</div>
			))}
			<AddQuestion path={path} language={language} />
			<Link to={withParameter(path, "take", 1)} className="link mt-2 inline-flex min-h-11 items-center text-label">
				{t("take.open")}
			</Link>
			<p role="status" className="sr-only">
				{said}
			</p>
		</section>
	);
}

type RowProps = Props & { question: Listed; at: number; onMove: (to: number) => void };

function Row({ page, question, at, onMove }: RowProps) {
	const { t, i18n } = useTranslation("quiz-editor");
	const { key, prompt, isInEnglish, type, problems, tags, inBank, figures } = question;
	const { frame, lesson, language, list, chosen, taking } = page;
	const path = questionsPath({ courseId: frame.id, lesson: lesson.key, language, question });
	const isChosen = chosen?.key === key && !taking;
	function onKeyDown(event: KeyboardEvent) {
		if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
		event.preventDefault();
		onMove(event.key === "ArrowUp" ? at - 1 : at + 1);
	}
	return (
		<li
			onKeyDown={onKeyDown}
			className={classNames(
				"flex items-start gap-1 border-b border-line py-2 pl-2",
				isChosen && "lg:border-l-3 lg:border-l-brand lg:bg-brand-soft",
			)}
		>
			<Link
				id={`to-${key}`}
				to={path}
				preventScrollReset
				aria-current={isChosen ? "true" : undefined}
				className="flex min-h-11 min-w-0 grow flex-col justify-center text-label text-ink no-underline hover:underline"
			>
				<span className="flex gap-2">
					<span className="text-ink-muted tabular">{at + 1}.</span>
					<span lang={isInEnglish ? "en" : language} className="line-clamp-2 min-w-0 wrap-anywhere">
						{prompt || t("list.unwritten")}
					</span>
				</span>
				<span className="flex flex-wrap items-center gap-x-2 text-step-1 text-ink-muted">
					{joinParts(i18n.language, [
						t(`types.${type}`),
						figures?.kind === "shown" && t("list.right", { share: figures.right }),
						figures?.kind === "shown" &&
							figures.discrimination !== null &&
							t("list.discrimination", { value: figures.discrimination }),
					])}
					{problems > 0 ? (
						<span className="flex items-center gap-1 text-warning">
							<TriangleAlert className="size-3.5" />
							{t("list.problems", { count: problems })}
						</span>
					) : null}
				</span>
				{inBank || tags.length > 0 ? (
					<span className="text-step-1 text-ink-muted wrap-anywhere">
						{joinParts(i18n.language, [inBank && t("list.inBank"), ...tags])}
					</span>
				) : null}
			</Link>
			<Form method="post" action={path} preventScrollReset className="flex shrink-0 flex-col">
				<input type="hidden" name="intent" value="move" />
				<input type="hidden" name="lang" value={language} />
				<input type="hidden" name="question" value={key} />
				{([-1, 1] as const).map((by) => {
					const Icon = by < 0 ? ChevronUp : ChevronDown;
					const isEnd = at + by < 0 || at + by >= list.length;
					return (
						<IconButton
							key={by}
							id={`move-${key}-${by}`}
							type="submit"
							name="to"
							value={String(Math.max(0, at + by))}
							label={t(by < 0 ? "list.up" : "list.down", { number: at + 1 })}
							aria-disabled={isEnd || undefined}
							onClick={(event) => {
								event.preventDefault();
								onMove(at + by);
							}}
							className="h-8 w-9 aria-disabled:opacity-30"
						>
							<Icon className="size-4" />
						</IconButton>
					);
				})}
			</Form>
		</li>
	);
}

function AddQuestion({ path, language }: { path: string; language: string }) {
	const { t } = useTranslation("quiz-editor");
	return (
		<Form method="post" action={path} className="mt-4 grid gap-3">
			<input type="hidden" name="lang" value={language} />
			<SelectField name="type" id="new-question-type" label={t("list.newType")} defaultValue="single">
				{QUESTION_TYPES.map((type) => (
					<option key={type} value={type}>
						{t(`types.${type}`)}
					</option>
				))}
			</SelectField>
			<Button type="submit" name="intent" value="add" variant="secondary" className="justify-self-start">
				{t("list.add")}
			</Button>
		</Form>
	);
}

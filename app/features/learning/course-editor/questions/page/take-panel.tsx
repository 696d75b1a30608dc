import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { joinParts } from "#app/shared/words/joining.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { ArrowLeft } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { QuestionsPageData } from "../questions-page-data.server";
import { questionsPath } from "../questions-path";

type Taking = NonNullable<QuestionsPageData["taking"]>;
type Props = { page: QuestionsPageData; taking: Taking };

/** Questions of the course's other lessons, found by text and tag, to copy or to move here. */
export function TakePanel({ page, taking }: Props) {
	const { t } = useTranslation("quiz-editor");
	const { frame, lesson, language } = page;
	const path = questionsPath({ courseId: frame.id, lesson: lesson.key, language });
	return (
		<section aria-labelledby="take-title" className="min-w-0 py-6 lg:pl-8">
			<Link to={path} className="mb-2 inline-flex min-h-11 items-center gap-2 text-label">
				<ArrowLeft className="size-4" />
				{t("backToList")}
			</Link>
			<h2 id="take-title" className="font-serif text-step-3">
				{t("take.title")}
			</h2>
			<p className="mt-1 max-w-prose text-step-1 text-ink-muted">{t("take.text")}</p>
			<Form method="get" role="search" className="mt-4 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
				<input type="hidden" name="take" value="1" />
				{language === "en" ? null : <input type="hidden" name="lang" value={language} />}
				<TextField
					name="q"
					id="take-text"
					type="search"
					label={t("take.search")}
					defaultValue={taking.text}
					maxLength={100}
				/>
				<SelectField name="tag" id="take-tag" label={t("take.tag")} defaultValue={taking.tag}>
					<option value="">{t("take.anyTag")}</option>
					{taking.tags.map((tag) => (
						<option key={tag} value={tag}>
							{tag}
						</option>
					))}
				</SelectField>
				<Button type="submit" variant="secondary">
					{t("take.find")}
				</Button>
			</Form>
			<p role="status" className="mt-4 text-label text-ink-muted">
				{taking.total === 0 ? t("take.nothingThere") : t("take.found", { count: taking.found.length + taking.more })}
			</p>
			<ul className="mt-2 border-t border-line">
				{taking.found.map((question) => (
					<FoundQuestion
						key={`${question.lesson} ${question.key}`}
						question={question}
						path={path}
						language={language}
					/>
				))}
			</ul>
			{taking.more > 0 ? (
				<p className="mt-3 text-label text-ink-muted">{t("take.more", { count: taking.more })}</p>
			) : null}
		</section>
	);
}

type FoundProps = { question: Taking["found"][number]; path: string; language: string };

function FoundQuestion({ question, path, language }: FoundProps) {
	const { t, i18n } = useTranslation("quiz-editor");
	const { key, lesson, title, type, prompt, isInEnglish, tags } = question;
	return (
		<li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3 text-label">
			<div className="min-w-0 grow basis-64">
				<p lang={isInEnglish ? "en" : language} className="wrap-anywhere">
					{prompt || t("list.unwritten")}
				</p>
				<p className="mt-0.5 text-step-1 text-ink-muted">
					{joinParts(i18n.language, [title, t(`types.${type}`), tags])}
				</p>
			</div>
			<Form method="post" action={path} className="flex shrink-0 gap-1">
				<input type="hidden" name="intent" value="take" />
				<input type="hidden" name="lang" value={language} />
				<input type="hidden" name="from" value={lesson} />
				<input type="hidden" name="question" value={key} />
				{(["copy", "move"] as const).map((how) => (
					<Button
						key={how}
						type="submit"
						name="how"
						value={how}
						variant={how === "copy" ? "secondary" : "quiet"}
						size="sm"
						aria-label={t(`take.${how}This`, { prompt })}
					>
						{t(`take.${how}`)}
					</Button>
				))}
			</Form>
		</li>
	);
}

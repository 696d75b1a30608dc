import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { LanguageTabs } from "#app/ui/writing/language-tabs.tsx";
import { CourseFrame } from "../../frame/course-frame";
import type { DONE, QuestionsAnswer } from "../answer-questions.server";
import type { QuestionsPageData } from "../questions-page-data.server";
import { questionsPath } from "../questions-path";
import { QuestionDesk } from "./question-desk";
import { QuestionList } from "./question-list";
import { RulesBar } from "./rules-bar";
import { TakePanel } from "./take-panel";

type Props = {
	page: QuestionsPageData & { done: (typeof DONE)[number] | null };
	answer: QuestionsAnswer | undefined;
};

const TONES = { published: "success", changed: "info", never: "neutral" } satisfies Record<string, BadgeTone>;

/** List, form and test of the questions of a lesson. On narrow pages the list is the page, and a question another. */
export function QuestionsPage({ page, answer }: Props) {
	const { t } = useTranslation(["quiz-editor", "course-editor"]);
	const { frame, lesson, language, states, chosen, isNamed, taking, done } = page;
	const to = (code: typeof language) =>
		questionsPath({ courseId: frame.id, lesson: lesson.key, language: code, question: isNamed ? chosen : null });
	const written =
		answer?.kind === "write" && answer.question === chosen?.key && answer.lang === language ? answer : undefined;
	return (
		<CourseFrame
			course={frame}
			at="curriculum"
			title={t("heading", { lesson: lesson.title })}
			actions={
				<LinkButton
					variant="secondary"
					to={`/instructor-dashboard/courses/${frame.id}/lessons/${lesson.key}?lang=${language}`}
				>
					{t("toLesson")}
				</LinkButton>
			}
		>
			<RulesBar key={Object.values(page.rules).join(" ")} page={page} answer={answer} />
			<LanguageTabs
				label={t("languages")}
				items={states.map(({ language: code, state }) => ({
					language: code,
					to: to(code),
					isCurrent: code === language,
					tone: TONES[state],
					state: t(`course-editor:details.states.${state}`),
				}))}
			/>
			{done && !answer ? (
				<ResultNotice tone="success" className="mt-4">
					{t(`done.${done}`)}
				</ResultNotice>
			) : null}
			{answer?.kind === "deed" && answer.reason !== "saved" ? (
				<Notice tone="danger" className="mt-4">
					{t(`refused.${answer.reason}`)}
				</Notice>
			) : null}
			<div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)]">
				<QuestionList page={page} answer={answer} />
				{taking ? (
					<TakePanel page={page} taking={taking} />
				) : chosen ? (
					<QuestionDesk key={`${chosen.key} ${language}`} page={page} chosen={chosen} answer={written} />
				) : (
					<div className="py-8 lg:px-8">
						<p className="max-w-120 text-ui text-ink-muted">{t("empty.text")}</p>
					</div>
				)}
			</div>
		</CourseFrame>
	);
}

export const languageName = (language: string) => LANGUAGES.find(({ code }) => code === language)?.name ?? language;

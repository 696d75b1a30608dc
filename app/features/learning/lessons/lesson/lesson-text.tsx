import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { RecallQuestion } from "#app/features/learning/quizzes/recall/recall-question.tsx";
import { splitAtRecall } from "#app/features/learning/quizzes/recall/split-at-recall.ts";
import { TermCards } from "#app/features/library/glossary/card/term-cards.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import type { LessonPageData } from "./lesson-page-data.server";

type Shown = {
	lesson: Pick<LessonPageData["lesson"], "id" | "body" | "bodyInEnglish" | "recall">;
	reader: LessonPageData["reader"];
};

export function LessonText({ room: { lesson, reader } }: { room: Shown }) {
	const lang = langAttribute(lesson.bodyInEnglish);

	return (
		<div data-lesson-text="" className="mt-8">
			{splitAtRecall(lesson.body).map((part) => {
				if ("html" in part)
					return <Prose key={part.html.slice(0, 80)} html={part.html} lang={lang} className="not-first:mt-[1.1em]" />;
				const question = lesson.recall.find(({ id }) => id === part.recall);
				return question ? (
					<RecallQuestion
						key={question.id}
						lessonId={lesson.id}
						{...question}
						isLearner={reader === "learner"}
						lang={lang}
					/>
				) : null;
			})}
			<TermCards />
		</div>
	);
}

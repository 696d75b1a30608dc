import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import type { QuestionsPageData } from "../questions-page-data.server";
import { questionsPath } from "../questions-path";

type Props = { page: QuestionsPageData; question: string };

/** What is done with the whole question; retiring is undone in the list. */
export function QuestionDeeds({ page: { frame, lesson, language }, question }: Props) {
	const { t } = useTranslation("quiz-editor");
	const action = questionsPath({ courseId: frame.id, lesson: lesson.key, language, question: { key: question } });
	return (
		<Form method="post" action={action} className="flex flex-wrap gap-1">
			<input type="hidden" name="lang" value={language} />
			<input type="hidden" name="question" value={question} />
			{(["duplicate", "retire"] as const).map((intent) => (
				<Button key={intent} type="submit" name="intent" value={intent} variant="quiet" size="sm">
					{t(`question.${intent}`)}
				</Button>
			))}
		</Form>
	);
}

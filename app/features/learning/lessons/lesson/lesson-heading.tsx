import { useTranslation } from "react-i18next";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { Standfirst } from "#app/ui/text/standfirst.tsx";

type Props = {
	lesson: { moduleNumber: number; lessonNumber: number; minutes: number; title: string; summary: string };
	titleLang: string | undefined;
	summaryLang: string | undefined;
	/** The page's own heading; where it is only shown, one below it. */
	as?: "h1" | "h2";
	id?: string;
};

/** Where a lesson stands, how long it takes, its title and summary. */
export function LessonHeading({ lesson, titleLang, summaryLang, as: Heading = "h1", id }: Props) {
	const { t } = useTranslation("lesson");
	const duration = useDuration();
	return (
		<>
			<p className="text-ui text-ink-muted">
				{t("place", { module: lesson.moduleNumber, lesson: lesson.lessonNumber })} · {duration(lesson.minutes)}
			</p>
			<Heading id={id} lang={titleLang} className="mt-3 font-serif text-step-6">
				{lesson.title}
			</Heading>
			{lesson.summary ? <Standfirst lang={summaryLang}>{lesson.summary}</Standfirst> : null}
		</>
	);
}

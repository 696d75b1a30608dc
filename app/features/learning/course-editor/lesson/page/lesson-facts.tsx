import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Globe } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { questionsPath } from "../../questions/questions-path";
import type { EditedLessonData } from "../lesson-page-data.server";
import type { LessonTyping } from "../lesson-typing";

type Props = {
	page: EditedLessonData;
	typed: LessonTyping;
	onChange: (part: Partial<LessonTyping>) => void;
};

/** What all languages share, and what else the lesson has, to read. */
export function LessonFacts({ page, typed, onChange }: Props) {
	const { t } = useTranslation("course-editor");
	return (
		<section aria-labelledby="lesson-facts" className="px-5 py-4">
			<h2 id="lesson-facts" className="text-label font-strong">
				{t("lesson.facts.title")}
			</h2>
			<p className="mt-1 flex items-center gap-1.5 text-step-1 text-ink-muted">
				<Globe className="size-3.5 shrink-0" />
				{t("lesson.facts.shared")}
			</p>
			<input type="hidden" name="facts" value="yes" />
			<TextField
				label={t("lesson.facts.minutes")}
				name="minutes"
				type="number"
				inputMode="numeric"
				min={1}
				max={240}
				value={typed.minutes}
				onChange={(event) => onChange({ minutes: event.target.value })}
				className="mt-4 max-w-32"
			/>
			<Checkbox
				label={t("lesson.facts.required")}
				help={t("lesson.facts.requiredHelp")}
				name="required"
				value="yes"
				checked={typed.required}
				onChange={(event) => onChange({ required: event.target.checked })}
				className="mt-4"
			/>
			<Checkbox
				label={t("lesson.facts.freePreview")}
				help={t("lesson.facts.freePreviewHelp")}
				name="freePreview"
				value="yes"
				checked={typed.freePreview}
				onChange={(event) => onChange({ freePreview: event.target.checked })}
				className="mt-2"
			/>
			<BesideText page={page} />
		</section>
	);
}

function BesideText({ page: { course, lesson, language, type, questions } }: Pick<Props, "page">) {
	const { t } = useTranslation("course-editor");
	return (
		<>
			{type === "quiz" || type === "exercise" ? (
				<div className="mt-6 border-t border-line pt-4">
					<h3 className="text-label font-strong">{t("lesson.questions.title", { count: questions.length })}</h3>
					<Link
						to={questionsPath({ courseId: course.id, lesson, language })}
						className="link mt-1 inline-flex min-h-11 items-center text-label"
					>
						{t("lesson.questions.edit")}
					</Link>
					<ol className="mt-2 grid list-decimal gap-2 pl-5 text-label">
						{questions.map(({ key, prompt }) => (
							<li key={key}>{prompt}</li>
						))}
					</ol>
				</div>
			) : null}
		</>
	);
}

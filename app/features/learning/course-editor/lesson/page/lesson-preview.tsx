import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { LessonHeading } from "#app/features/learning/lessons/lesson/lesson-heading.tsx";
import { LessonText } from "#app/features/learning/lessons/lesson/lesson-text.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Smartphone } from "#app/ui/icons.tsx";
import type { EditedLessonData } from "../lesson-page-data.server";
import type { LessonLook } from "../look-at-lesson.server";

type Props = {
	look: LessonLook;
	language: string;
	english: EditedLessonData["english"];
	/** Above the text. */
	children: ReactNode;
};

/** The lesson as the player shows it. Beside a translation stands the English source. */
export function LessonPreview({ look: { shown }, language, english, children }: Props) {
	const { t } = useTranslation("course-editor");
	const [isNarrow, setIsNarrow] = useState(false);
	const langOf = (isInEnglish: boolean) => (isInEnglish ? "en" : language);
	return (
		<>
			<div className="flex min-h-13 shrink-0 items-center justify-between gap-3 border-b border-line px-5">
				<h2 className="text-label text-ink-muted">{t("lesson.preview.title")}</h2>
				<IconButton
					label={t("lesson.preview.phone")}
					aria-pressed={isNarrow}
					onClick={() => setIsNarrow(!isNarrow)}
					className="noscript:hidden max-[899px]:hidden aria-pressed:bg-surface-sunken"
				>
					<Smartphone className="size-4.5" />
				</IconButton>
			</div>
			<section
				aria-label={t("lesson.preview.title")}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
				tabIndex={0}
				className="min-h-0 px-5 py-6 min-[900px]:grow min-[900px]:overflow-y-auto"
			>
				{english ? (
					<Disclosure summary={t("lesson.preview.english")} className="mb-6" open>
						<div lang="en" className="grid gap-2 text-label">
							<p className="font-strong">{english.title}</p>
							<p className="text-ink-muted">{english.summary}</p>
							<pre className="font-mono whitespace-pre-wrap wrap-anywhere">{english.body}</pre>
						</div>
					</Disclosure>
				) : null}
				<article data-lesson-preview="" className={classNames("mx-auto", isNarrow ? "max-w-[20rem]" : "max-w-[40rem]")}>
					<LessonHeading
						as="h2"
						lesson={shown}
						titleLang={langOf(shown.titleInEnglish)}
						summaryLang={langOf(shown.summaryInEnglish)}
					/>
					{children}
					{shown.body ? (
						<div lang={langOf(shown.bodyInEnglish)}>
							<LessonText room={{ lesson: { ...shown, id: 0 }, reader: "preview" }} />
						</div>
					) : null}
				</article>
			</section>
		</>
	);
}

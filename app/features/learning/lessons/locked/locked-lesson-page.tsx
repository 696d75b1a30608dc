import { useTranslation } from "react-i18next";
import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ArrowLeft, Lock } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { LockedLesson } from "./locked-lesson.server";
import { PendingAnswersNotice } from "./pending-answers-notice";

/** In place of a lesson that is not open to the learner yet. */
export function LockedLessonPage({ locked }: { locked: LockedLesson }) {
	const { t } = useTranslation("lesson-release");
	const { course, first } = locked;
	return (
		<>
			<header className="flex min-h-15 items-center border-b border-line bg-surface px-3 md:px-6">
				<Link
					to={`/courses/${course.id}#curriculum`}
					className="flex min-h-11 items-center gap-2.5 text-label font-strong text-ink hover:text-brand-text"
				>
					<ArrowLeft className="size-4.5 shrink-0" />
					<span lang={langAttribute(course.titleInEnglish)}>{course.title}</span>
				</Link>
			</header>
			<article className="mx-auto max-w-[42rem] px-5 py-12 md:py-20">
				<p className="flex items-center gap-2 text-label text-ink-muted">
					<Lock className="size-4 shrink-0" />
					{t("page.heading")}
				</p>
				<h1
					lang={langAttribute(locked.titleInEnglish)}
					className="mt-3 font-serif text-step-5 font-title wrap-anywhere text-balance"
				>
					{locked.title}
				</h1>
				<p className="mt-4 text-ui">{locked.reason}</p>
				<PendingAnswersNotice lessonId={locked.id} />
				{first.length > 0 ? (
					<section aria-labelledby="first-lessons" className="mt-8">
						<h2 id="first-lessons" className="text-label font-strong">
							{t("page.first")}
						</h2>
						<ul className="mt-2 divide-y divide-line border-y border-line">
							{first.map(({ id, title, titleInEnglish }) => (
								<li key={id}>
									<Link
										to={`/lessons/${id}`}
										lang={langAttribute(titleInEnglish)}
										className="link flex min-h-11 items-center text-ui"
									>
										{title}
									</Link>
								</li>
							))}
						</ul>
					</section>
				) : null}
				<LinkButton to={`/courses/${course.id}#curriculum`} variant="secondary" className="mt-8">
					{t("page.toCourse")}
				</LinkButton>
			</article>
		</>
	);
}

import { useTranslation } from "react-i18next";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Lot } from "#app/ui/figures/lots.tsx";
import { Calculator, Check, CircleQuestionMark as CircleHelp, FileText, Lock, Play } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { CurriculumLesson } from "./curriculum-outline";

const ICONS = { article: FileText, video: Play, quiz: CircleHelp, exercise: Calculator };

type Props = { lesson: CurriculumLesson; summary?: { text: string; inEnglish: boolean } | undefined };

export function LessonRow({ lesson, summary }: Props) {
	const { t, i18n } = useTranslation(["catalog", "common"]);
	const duration = useDuration();
	const Icon = ICONS[lesson.type];

	return (
		<li
			className={classNames(
				"relative grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-x-3 border-t border-line py-2 text-ui hyphens-auto break-inside-avoid",
				summary ? "items-baseline gap-y-0.5 [&>.lucide]:translate-y-0.5" : "content-center items-center",
			)}
		>
			<Icon {...named(t(`curriculum.types.${lesson.type}`))} className="size-4 text-ink-muted max-sm:row-span-2" />
			<Title lesson={lesson} />
			{showsPreview(lesson) ? (
				<span
					lang={i18n.language}
					className="text-label text-brand-text underline underline-offset-4 max-sm:col-start-2 max-sm:row-start-2"
				>
					{t("curriculum.freePreview")}
				</span>
			) : (
				<LessonState lesson={lesson} />
			)}
			<span className="col-start-4 row-start-1 min-w-10 text-right text-step-1 whitespace-nowrap text-ink-muted tabular max-sm:row-span-2 sm:w-16">
				{duration(lesson.minutes)}
			</span>
			{lesson.lock ? (
				<span lang={i18n.language} className="col-span-3 col-start-2 text-label text-ink-muted">
					{lesson.lock}
				</span>
			) : null}
			{summary?.text ? (
				<span
					lang={summary.inEnglish ? "en" : i18n.language}
					className="col-span-3 col-start-2 text-label text-ink-muted"
				>
					{summary.text}
				</span>
			) : null}
		</li>
	);
}

/** The link covers the whole row. An untranslated lesson says so before purchase. */
function Title({ lesson: { to, title, titleInEnglish, textInEnglish } }: { lesson: CurriculumLesson }) {
	const { t, i18n } = useTranslation("common");
	const lang = titleInEnglish ? "en" : undefined;
	return (
		<span>
			{to ? (
				<Link to={to} lang={lang} className="hover:underline after:absolute after:inset-0">
					{title}
				</Link>
			) : (
				<span lang={lang}>{title}</span>
			)}
			{textInEnglish ? (
				<span lang={i18n.language} className="text-label text-ink-muted">
					{" · "}
					{t("courseLanguage.lesson")}
				</span>
			) : null}
		</span>
	);
}

/** Exposes an icon to screen readers under this name. */
const named = (label: string) => ({ "aria-hidden": undefined, role: "img", "aria-label": label });

/** Learners see progress marks instead, because every lesson is open to them. */
function showsPreview({ open, freePreview, mark }: CurriculumLesson): boolean {
	return open && freePreview && mark === null;
}

function LessonState({ lesson: { open, to, mark } }: { lesson: CurriculumLesson }) {
	const { t } = useTranslation("catalog");

	if (!open)
		return (
			<Lock
				{...named(t(to ? "curriculum.notOpenYet" : "curriculum.lockedLesson"))}
				className="size-4 shrink-0 text-ink-muted"
			/>
		);
	if (mark === null) return null;
	return (
		<span className="inline-flex shrink-0 items-center gap-2 text-step-1 text-ink-muted">
			{mark === "done" ? <Check className="size-4 text-brand-text" /> : <Lot state={mark} className="w-5" />}
			<span className={classNames("self-baseline", mark === "todo" && "max-md:sr-only")}>
				{t(`curriculum.${mark}`)}
			</span>
		</span>
	);
}

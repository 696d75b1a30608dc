import { useTranslation } from "react-i18next";
import { classNames } from "../../../ui/class-names";
import { Lot } from "../../../ui/figures/lots";
import { Calculator, Check, CircleQuestionMark as CircleHelp, FileText, Lock, Play } from "../../../ui/icons";
import { Link } from "../../../ui/link";
import type { CurriculumLesson } from "./curriculum-outline";

const ICONS = { article: FileText, video: Play, quiz: CircleHelp, exercise: Calculator };

type Props = { lesson: CurriculumLesson; summary?: { text: string; inEnglish: boolean } | undefined };

/** One lesson of a curriculum: what it is, whether it is open, and where the learner stands; what it teaches, where there is room. */
export function LessonRow({ lesson, summary }: Props) {
	const { t, i18n } = useTranslation(["catalog", "common"]);
	const Icon = ICONS[lesson.type];
	const preview = showsPreview(lesson) ? t("curriculum.freePreview") : null;

	return (
		<li
			className={classNames(
				"relative flex min-h-11 gap-3 border-t border-line py-2 text-ui break-inside-avoid",
				summary ? "flex-wrap items-baseline gap-y-0.5 [&>.lucide]:translate-y-0.5" : "items-center",
			)}
		>
			<Icon {...named(t(`curriculum.types.${lesson.type}`))} className="size-4 text-ink-muted" />
			<span className="min-w-0 flex-1 hyphens-auto" lang={lesson.titleInEnglish ? "en" : undefined}>
				{lesson.to ? (
					<Link to={lesson.to} className="hover:underline after:absolute after:inset-0">
						{lesson.title}
					</Link>
				) : (
					lesson.title
				)}
				{preview ? <PreviewLabel text={preview} lang={i18n.language} className="block sm:hidden" /> : null}
			</span>
			{preview ? (
				<PreviewLabel text={preview} lang={i18n.language} className="shrink-0 max-sm:hidden" />
			) : (
				<LessonState lesson={lesson} />
			)}
			<span className="min-w-10 shrink-0 text-right text-step-1 whitespace-nowrap sm:w-16 text-ink-muted tabular">
				{t("common:minutes", { count: lesson.minutes })}
			</span>
			{summary?.text ? (
				<span lang={summary.inEnglish ? "en" : i18n.language} className="basis-full pl-7 text-label text-ink-muted">
					{summary.text}
				</span>
			) : null}
		</li>
	);
}

/** An icon that says something: a picture with this name. */
const named = (label: string) => ({ "aria-hidden": undefined, role: "img", "aria-label": label });

/** Beside the title, or under it where there is no room for both. */
function PreviewLabel({ text, lang, className }: { text: string; lang: string; className: string }) {
	return (
		<span lang={lang} className={classNames("text-label text-brand-text underline underline-offset-4", className)}>
			{text}
		</span>
	);
}

/** A learner sees marks instead: to them every lesson is open. */
function showsPreview({ open, freePreview, mark }: CurriculumLesson): boolean {
	return open && freePreview && mark === null;
}

/** Where the learner stands, or that it is closed. */
function LessonState({ lesson: { open, mark } }: { lesson: CurriculumLesson }) {
	const { t } = useTranslation("catalog");

	if (!open) return <Lock {...named(t("curriculum.lockedLesson"))} className="size-4 shrink-0 text-ink-muted" />;
	if (mark === null) return null;
	return (
		<span className="inline-flex shrink-0 items-center gap-2 text-step-1 text-ink-muted">
			{mark === "done" ? <Check className="size-4 text-brand-text" /> : <Lot state={mark} className="w-5" />}
			<span className={mark === "todo" ? "max-md:sr-only" : undefined}>{t(`curriculum.${mark}`)}</span>
		</span>
	);
}

import { useOutletContext } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, languageName } from "#app/shared/words/languages.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ArrowLeft, ChevronDown, Ellipsis, Languages, ListChecks } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import type { EditedLessonData } from "../lesson-page-data.server";
import type { SaveState } from "../saving/autosave";
import { SaveStatus } from "./save-status";

export const MODES = ["write", "both", "read"] as const;
export type Mode = (typeof MODES)[number];

type Props = {
	page: EditedLessonData;
	state: SaveState;
	mode: Mode;
	onMode: (mode: Mode) => void;
	isSideOpen: boolean;
	onSide: () => void;
	problems: number;
};

export function EditorBar({ page, state, mode, onMode, isSideOpen, onSide, problems }: Props) {
	const { t } = useTranslation("course-editor");
	const help = useOutletContext<ReactNode>();
	const { course, name } = page;
	return (
		<header className="@container sticky top-0 z-30 border-b border-line bg-surface print:hidden">
			<div className="flex min-h-15 flex-wrap items-center gap-x-3 px-2 min-[900px]:flex-nowrap min-[900px]:px-4">
				<Link
					to={`/instructor-dashboard/courses/${course.id}/curriculum`}
					data-tooltip={t("lesson.bar.back")}
					className="flex size-11 shrink-0 items-center justify-center rounded-control text-ink"
				>
					<ArrowLeft className="size-4.5" />
					<span className="sr-only">{t("lesson.bar.back")}</span>
				</Link>
				<div className="min-w-0 grow basis-0 py-2 min-[900px]:max-w-72 min-[900px]:basis-32">
					<p className="truncate text-step-1 text-ink-muted">
						<span className="min-[900px]:hidden">
							<span lang={page.language}>{languageName(page.language)}</span> ·{" "}
						</span>
						{course.title}
					</p>
					<h1 className="truncate text-label font-strong">
						<span className="sr-only">
							{t("lesson.bar.title")}
							<Colon />
						</span>
						{name || t("lesson.untitled")}
					</h1>
				</div>
				<div className="flex shrink-0 items-center gap-1 min-[900px]:order-last">
					<LinkButton
						to={`/instructor-dashboard/courses/${course.id}/publish`}
						size="sm"
						className="max-[479px]:hidden"
					>
						{t("lesson.bar.publish")}
					</LinkButton>
					<MoreMenu page={page} />
					{help}
				</div>
				<div className="flex min-w-0 items-center gap-x-3 gap-y-1 max-[899px]:w-full max-[899px]:gap-x-2 max-[899px]:pb-1.5 min-[900px]:grow min-[900px]:flex-wrap min-[900px]:justify-end">
					<div className="mr-auto ml-2 min-w-0 min-[900px]:mr-0">
						<SaveStatus state={state} />
					</div>
					<ModeSwitch mode={mode} onMode={onMode} />
					<LanguageMenu page={page} />
					<Link
						to={`/instructor-dashboard/courses/${course.id}/history`}
						className="link flex min-h-11 items-center px-1 text-label max-[899px]:hidden"
					>
						{t("lesson.bar.versions")}
					</Link>
					<Button
						variant="quiet"
						size="sm"
						aria-expanded={isSideOpen}
						aria-controls="lesson-side"
						onClick={onSide}
						className="shrink-0 noscript:hidden min-[1180px]:hidden"
					>
						<span className="max-[479px]:sr-only">{t("lesson.bar.checks", { count: problems })}</span>
						<span aria-hidden="true" className="flex items-center gap-1.5 tabular min-[480px]:hidden">
							<ListChecks className="size-4" />
							{problems}
						</span>
					</Button>
				</div>
			</div>
		</header>
	);
}

/** Two panes need room: narrow pages have "Write" and "Read" alone. */
function ModeSwitch({ mode, onMode }: Pick<Props, "mode" | "onMode">) {
	const { t } = useTranslation("course-editor");
	return (
		<fieldset className="flex shrink-0 rounded-control border border-control noscript:hidden">
			<legend className="sr-only">{t("lesson.modes.label")}</legend>
			{MODES.map((one) => (
				<button
					key={one}
					type="button"
					aria-pressed={one === mode}
					data-both={mode === "both" ? "" : undefined}
					onClick={() => onMode(one)}
					className={`min-h-9 px-3 text-label first-of-type:rounded-l-control last:rounded-r-control not-first-of-type:border-l not-first-of-type:border-control aria-pressed:bg-brand-soft aria-pressed:font-strong hit-area ${
						one === "both" ? "max-[899px]:hidden" : ""
					} ${one === "write" ? "max-[899px]:data-both:bg-brand-soft" : ""}`}
				>
					{t(`lesson.modes.${one}`)}
				</button>
			))}
		</fieldset>
	);
}

function LanguageMenu({ page }: { page: EditedLessonData }) {
	const { t } = useTranslation("course-editor");
	return (
		<Menu
			className="max-[899px]:hidden"
			trigger={
				<span className="flex min-h-11 items-center gap-2 px-2 text-label">
					<Languages className="size-4" />
					<span className="sr-only">
						{t("lesson.bar.language")}
						<Colon />
					</span>
					<span lang={page.language}>{languageName(page.language)}</span>
					<ChevronDown className="size-4" />
				</span>
			}
		>
			<LanguageList page={page} />
		</Menu>
	);
}

/** On narrow pages: what is rarely used, so that the bar has two rows at most. */
function MoreMenu({ page }: { page: EditedLessonData }) {
	const { t } = useTranslation("course-editor");
	const base = `/instructor-dashboard/courses/${page.course.id}`;
	return (
		<Menu label={t("lesson.bar.more")} trigger={<Ellipsis className="size-5" />} className="min-[900px]:hidden">
			<ul className="border-b border-line p-1.5">
				<li className="min-[480px]:hidden">
					<Link to={`${base}/publish`} className={menuItem}>
						{t("lesson.bar.publish")}
					</Link>
				</li>
				<li>
					<Link to={`${base}/history`} className={menuItem}>
						{t("lesson.bar.versions")}
					</Link>
				</li>
			</ul>
			<p className="px-4.5 pt-3 text-step-1 text-ink-muted">{t("lesson.bar.language")}</p>
			<LanguageList page={page} />
		</Menu>
	);
}

function LanguageList({ page }: { page: EditedLessonData }) {
	const { t } = useTranslation("course-editor");
	return (
		<ul className="p-1.5">
			{LANGUAGES.map(({ code, name }) => (
				<li key={code}>
					<Link
						to={`/instructor-dashboard/courses/${page.course.id}/lessons/${page.lesson}?lang=${code}`}
						aria-current={code === page.language ? "page" : undefined}
						className={menuItem}
					>
						<span lang={code}>{name}</span>
						<span className="text-step-1 font-normal text-ink-muted">{t(`lesson.languages.${page.states[code]}`)}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

const menuItem =
	"flex min-h-11 items-center justify-between gap-4 rounded-control px-3 text-label text-ink no-underline hover:bg-surface-sunken aria-[current=page]:font-strong";

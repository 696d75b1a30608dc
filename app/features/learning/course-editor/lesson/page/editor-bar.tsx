import { useOutletContext } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ArrowLeft, ChevronDown, Languages } from "#app/ui/icons.tsx";
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
				<div className="min-w-0 grow basis-32 py-2 min-[900px]:max-w-72">
					<p className="truncate text-step-1 text-ink-muted">{course.title}</p>
					<h1 className="truncate text-label font-strong">
						<span className="sr-only">
							{t("lesson.bar.title")}
							<Colon />
						</span>
						{name || t("lesson.untitled")}
					</h1>
				</div>
				<div className="flex shrink-0 items-center gap-1 min-[900px]:order-last">
					<LinkButton to={`/instructor-dashboard/courses/${course.id}/publish`} size="sm">
						{t("lesson.bar.publish")}
					</LinkButton>
					{help}
				</div>
				<div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-[899px]:w-full max-[899px]:pb-1.5 min-[900px]:grow min-[900px]:justify-end">
					<div className="mr-auto ml-2 min-[900px]:mr-0">
						<SaveStatus state={state} />
					</div>
					<ModeSwitch mode={mode} onMode={onMode} />
					<LanguageMenu page={page} />
					<Link
						to={`/instructor-dashboard/courses/${course.id}/history`}
						className="link flex min-h-11 items-center px-1 text-label"
					>
						{t("lesson.bar.versions")}
					</Link>
					<Button
						variant="quiet"
						size="sm"
						aria-expanded={isSideOpen}
						aria-controls="lesson-side"
						onClick={onSide}
						className="noscript:hidden min-[1180px]:hidden"
					>
						{t("lesson.bar.checks", { count: problems })}
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
		<fieldset className="flex rounded-control border border-control noscript:hidden">
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
	const current = LANGUAGES.find(({ code }) => code === page.language);
	return (
		<Menu
			trigger={
				<span className="flex min-h-11 items-center gap-2 px-2 text-label">
					<Languages className="size-4" />
					<span className="sr-only">
						{t("lesson.bar.language")}
						<Colon />
					</span>
					<span lang={page.language}>{current?.name}</span>
					<ChevronDown className="size-4" />
				</span>
			}
		>
			<ul className="p-1.5">
				{LANGUAGES.map(({ code, name }) => (
					<li key={code}>
						<Link
							to={`/instructor-dashboard/courses/${page.course.id}/lessons/${page.lesson}?lang=${code}`}
							aria-current={code === page.language ? "page" : undefined}
							className="flex min-h-11 items-center justify-between gap-4 rounded-control px-3 text-label text-ink no-underline hover:bg-surface-sunken aria-[current=page]:font-strong"
						>
							<span lang={code}>{name}</span>
							<span className="text-step-1 font-normal text-ink-muted">
								{t(`lesson.languages.${page.states[code]}`)}
							</span>
						</Link>
					</li>
				))}
			</ul>
		</Menu>
	);
}

import { useTranslation } from "react-i18next";
import {
	BookOpen,
	Bug,
	ChartNoAxesColumn,
	ChevronDown,
	CircleQuestionMark as CircleHelp,
	TriangleAlert,
} from "../../ui/icons";
import { NavLink } from "../../ui/link";

const entry =
	"flex min-h-11 items-center gap-3 rounded-control border border-transparent px-3 text-label text-ink-muted no-underline hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-surface-raised aria-[current=page]:font-strong aria-[current=page]:text-ink";

/** The navigation of the admin pages: a rail from 1024 px on, below that a menu that unfolds. */
export function AdminRail() {
	const { t } = useTranslation("admin");
	return (
		<nav aria-label={t("rail.label")} className="bg-surface-sunken lg:border-r lg:border-line">
			<details className="border-b border-line lg:hidden">
				<summary className="flex min-h-13 items-center justify-between px-(--gutter) text-ui font-strong">
					{t("rail.label")}
					<ChevronDown className="size-4 text-ink-muted" />
				</summary>
				<div className="px-2 pb-3 md:px-7">
					<Entries />
				</div>
			</details>
			<div className="sticky top-0 p-3 pt-8 max-lg:hidden">
				<Entries />
			</div>
		</nav>
	);
}

function Entries() {
	const { t } = useTranslation("admin");
	return (
		<ul>
			<li>
				<NavLink to="/admin" end className={entry}>
					<ChartNoAxesColumn className="size-4.5" />
					{t("rail.overview")}
				</NavLink>
			</li>
			<li className="px-3 pt-5 pb-1 text-step-1 font-strong text-ink-subtle">{t("rail.site")}</li>
			<li>
				<NavLink to="/admin/settings" className={entry}>
					<CircleHelp className="size-4.5" />
					{t("rail.settings")}
				</NavLink>
			</li>
			<li>
				<NavLink to="/admin/errors" className={entry}>
					<Bug className="size-4.5" />
					{t("rail.errors")}
				</NavLink>
			</li>
			<li>
				<NavLink to="/admin/incidents" className={entry}>
					<TriangleAlert className="size-4.5" />
					{t("rail.incidents")}
				</NavLink>
			</li>
			<li>
				<NavLink to="/admin/glossary/usage" className={entry}>
					<BookOpen className="size-4.5" />
					{t("rail.termLinks")}
				</NavLink>
			</li>
		</ul>
	);
}

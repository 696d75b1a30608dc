import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import {
	Bookmark,
	BookOpen,
	Bug,
	Calculator,
	ChartNoAxesColumn,
	ChevronDown,
	CircleQuestionMark as CircleHelp,
	Clock,
	CreditCard,
	FileText,
	Globe,
	Languages,
	Link2,
	ListChecks,
	ListFilter,
	Mail,
	MapSheet,
	MessageSquare,
	RotateCcw,
	ThumbsUp,
	TriangleAlert,
	UserRound,
} from "../../ui/icons";
import { Link } from "../../ui/link";
import { entryOfPage } from "./entry-of-page";
import { RAIL, RAIL_PATHS, type RailPath } from "./rail-paths";

const entry =
	"flex min-h-11 items-center gap-3 py-1.5 leading-snug rounded-control border border-transparent px-3 text-label text-ink-muted no-underline hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-surface-raised aria-[current=page]:font-strong aria-[current=page]:text-ink";

const ICONS = {
	"/admin": ChartNoAxesColumn,
	"/admin/users": UserRound,
	"/admin/affiliates": Link2,
	"/admin/payouts": CreditCard,
	"/admin/reconciliation": ListChecks,
	"/admin/enrollments": ListChecks,
	"/admin/help": CircleHelp,
	"/admin/resources": ListChecks,
	"/admin/glossary": Languages,
	"/admin/manual": BookOpen,
	"/admin/legal": FileText,
	"/admin/places": Globe,
	"/admin/settings": CircleHelp,
	"/admin/certificates": MapSheet,
	"/admin/help/tickets": MessageSquare,
	"/admin/help/articles-report": ThumbsUp,
	"/admin/glossary/usage": BookOpen,
	"/outbox": Mail,
	"/admin/errors": Bug,
	"/admin/incidents": TriangleAlert,
	"/admin/jobs": ListFilter,
	"/admin/audit": Clock,
	"/admin/revenue": ChartNoAxesColumn,
	"/admin/plans": CreditCard,
	"/admin/coupons": Bookmark,
	"/admin/taxes": Calculator,
	"/admin/waiting-list": Clock,
	"/admin/orders": FileText,
	"/admin/refunds": RotateCcw,
} satisfies Record<RailPath, unknown>;

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

type RootData = { isTestSchool: boolean; railPaths: readonly string[] };

/** What the admin may open; the others of it are not shown. */
function Entries() {
	const { t } = useTranslation("admin");
	const root = useRouteLoaderData("root") as RootData | undefined;
	const current = entryOfPage(useLocation().pathname, RAIL_PATHS);
	const open = RAIL.filter((page) => root?.railPaths.includes(page.to));
	const shown = open.filter((page) => root?.isTestSchool || !("isForTests" in page));
	return (
		<ul>
			{shown.map(({ to, words, group }, index) => {
				const Icon = ICONS[to];
				const isFirst = group !== null && shown[index - 1]?.group !== group;
				return (
					<Fragment key={to}>
						{isFirst ? (
							<li className="px-3 pt-5 pb-1 text-step-1 font-strong text-ink-subtle">{t(`rail.${group}`)}</li>
						) : null}
						<li>
							<Link to={to} className={entry} aria-current={to === current ? "page" : undefined}>
								<Icon className="size-4.5" />
								{t(words)}
							</Link>
						</li>
					</Fragment>
				);
			})}
		</ul>
	);
}

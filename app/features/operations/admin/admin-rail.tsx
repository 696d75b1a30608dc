import { useLocation, useRouteLoaderData } from "@remix-run/react";
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
} from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { FoldGroupsBeforePaint, RailGroup } from "./rail-group";
import { RAIL, type RailEntry, type RailPath, railEntryOf } from "./rail-paths";
import { useRailScroll } from "./use-rail-scroll";

const entry =
	"flex min-h-11 min-w-0 items-center gap-3 py-1.5 leading-snug rounded-control border border-transparent px-3 text-label text-ink-muted no-underline hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-surface-raised aria-[current=page]:font-strong aria-[current=page]:text-ink";

const ICONS = {
	"/admin": ChartNoAxesColumn,
	"/admin/users": UserRound,
	"/admin/affiliates": Link2,
	"/admin/payouts": CreditCard,
	"/admin/reconciliation": ListChecks,
	"/admin/enrollments": ListChecks,
	"/admin/help": BookOpen,
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

/** The navigation of the admin pages: a rail from 1024 px on, which scrolls by itself, below that a menu that unfolds. */
export function AdminRail() {
	const { t } = useTranslation("admin");
	const current = railEntryOf(useLocation().pathname);
	const scroll = useRailScroll(current);
	return (
		<nav aria-label={t("rail.label")} className="bg-surface-sunken print:hidden lg:border-r lg:border-line">
			<details className="border-b border-line lg:hidden">
				<summary className="flex min-h-13 items-center justify-between px-(--gutter) text-ui font-strong">
					{t("rail.label")}
					<ChevronDown className="size-4 text-ink-muted" />
				</summary>
				<div className="px-2 pb-3 md:px-7">
					<Entries current={current} />
				</div>
			</details>
			{/* As high as what the header leaves of the screen, so that its end can be reached before the page is scrolled. */}
			<div
				{...scroll}
				className="sticky top-0 max-h-[calc(100dvh-4.625rem)] overflow-y-auto overscroll-contain p-3 pt-8 max-lg:hidden"
			>
				<Entries current={current} />
			</div>
			<FoldGroupsBeforePaint />
		</nav>
	);
}

type RootData = { isTestSchool: boolean; railPaths: readonly string[] };

/** What the admin may open; the others of it are not shown. */
function Entries({ current }: { current: RailPath | undefined }) {
	const { t } = useTranslation("admin");
	const root = useRouteLoaderData("root") as RootData | undefined;
	const open = RAIL.filter((page) => root?.railPaths.includes(page.to));
	const shown = open.filter((page) => root?.isTestSchool || !("isForTests" in page));
	const of = (group: RailEntry["group"]) => shown.filter((page) => page.group === group);
	const list = (entries: readonly RailEntry[]) => (
		<ul>
			{entries.map(({ to, words }) => {
				const Icon = ICONS[to];
				return (
					<li key={to}>
						<Link to={to} className={entry} aria-current={to === current ? "page" : undefined}>
							<Icon className="size-4.5 shrink-0" />
							<span className="min-w-0 wrap-break-word">{t(words)}</span>
						</Link>
					</li>
				);
			})}
		</ul>
	);
	return (
		<>
			{list(of(null))}
			{GROUPS.filter((group) => of(group).length > 0).map((group) => (
				<RailGroup
					key={group}
					name={group}
					label={t(`rail.${group}`)}
					hasCurrent={of(group).some(({ to }) => to === current)}
				>
					{list(of(group))}
				</RailGroup>
			))}
		</>
	);
}

const GROUPS = ["money", "site"] as const;

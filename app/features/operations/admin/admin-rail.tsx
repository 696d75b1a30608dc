import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ChevronDown } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { RAIL_GROUPS, type RailEntry, railEntryOf } from "./rail";
import { CollapseGroupsBeforePaint, RailGroup } from "./rail-group";
import { RAIL_ICONS } from "./rail-icons";
import { useRailScroll } from "./use-rail-scroll";

const entry =
	"flex min-h-11 min-w-0 items-center gap-3 py-1.5 leading-snug rounded-control border border-transparent px-3 text-label text-ink-muted no-underline hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-surface-raised aria-[current=page]:font-strong aria-[current=page]:text-ink";

export function AdminRail() {
	const { t } = useTranslation("admin");
	const root = useRouteLoaderData("root") as { rail: readonly RailEntry[] } | undefined;
	const rail = root?.rail ?? [];
	const current = railEntryOf(useLocation().pathname, rail);
	const scroll = useRailScroll(current);
	return (
		<nav aria-label={t("rail.label")} className="bg-surface-sunken print:hidden lg:border-r lg:border-line">
			<details className="border-b border-line lg:hidden">
				<summary className="flex min-h-13 items-center justify-between px-(--gutter) text-ui font-strong">
					{t("rail.label")}
					<ChevronDown className="size-4 text-ink-muted" />
				</summary>
				<div className="px-2 pb-3 md:px-7">
					<Entries rail={rail} current={current} />
				</div>
			</details>
			{/* Limited to the visible height, so that its end can be reached without scrolling the page. */}
			<div
				{...scroll}
				className="sticky top-0 max-h-[calc(100dvh-4.625rem)] overflow-y-auto overscroll-contain p-3 pt-8 max-lg:hidden"
			>
				<Entries rail={rail} current={current} />
			</div>
			<CollapseGroupsBeforePaint />
		</nav>
	);
}

function Entries({ rail, current }: { rail: readonly RailEntry[]; current: string | undefined }) {
	const { t } = useTranslation("admin");
	const of = (group: RailEntry["group"]) => rail.filter((page) => page.group === group);
	const list = (entries: readonly RailEntry[]) => (
		<ul>
			{entries.map(({ to, icon, label }) => {
				const Icon = RAIL_ICONS[icon];
				return (
					<li key={to}>
						<Link to={to} className={entry} aria-current={to === current ? "page" : undefined}>
							<Icon className="size-4.5 shrink-0" />
							<span className="min-w-0 wrap-break-word">{label}</span>
						</Link>
					</li>
				);
			})}
		</ul>
	);
	return (
		<>
			{list(of(null))}
			{RAIL_GROUPS.filter((group) => of(group).length > 0).map((group) => (
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

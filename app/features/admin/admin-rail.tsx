import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import {
	BookOpen,
	Bug,
	ChartNoAxesColumn,
	ChevronDown,
	CircleQuestionMark as CircleHelp,
	FileText,
	Globe,
	Languages,
	ListChecks,
	Mail,
	MapSheet,
	MessageSquare,
	ThumbsUp,
	TriangleAlert,
} from "../../ui/icons";
import { Link } from "../../ui/link";
import { entryOfPage } from "./entry-of-page";

const entry =
	"flex min-h-11 items-center gap-3 rounded-control border border-transparent px-3 text-label text-ink-muted no-underline hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-surface-raised aria-[current=page]:font-strong aria-[current=page]:text-ink";

const SHELVES = [
	{ name: "help", Icon: CircleHelp },
	{ name: "resources", Icon: ListChecks },
	{ name: "glossary", Icon: Languages },
	{ name: "manual", Icon: BookOpen },
	{ name: "legal", Icon: FileText },
	{ name: "places", Icon: Globe },
] as const;

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

/** The pages of the site, as they follow each other; the outbox is there outside production only. */
const SITE = [
	{ to: "/admin/settings", words: "rail.settings", Icon: CircleHelp },
	{ to: "/admin/certificates", words: "rail.certificates", Icon: MapSheet },
	{ to: "/admin/help/tickets", words: "rail.tickets", Icon: MessageSquare },
	{ to: "/admin/help/articles-report", words: "rail.articlesReport", Icon: ThumbsUp },
	{ to: "/admin/glossary/usage", words: "rail.termLinks", Icon: BookOpen },
	{ to: "/outbox", words: "rail.outbox", Icon: Mail, isForTests: true },
	{ to: "/admin/errors", words: "rail.errors", Icon: Bug },
	{ to: "/admin/incidents", words: "rail.incidents", Icon: TriangleAlert },
] as const;

/** Where the entries lead. */
export const RAIL_PATHS: readonly string[] = [
	"/admin",
	...SHELVES.map(({ name }) => `/admin/${name}`),
	...SITE.map(({ to }) => to),
];

function Entries() {
	const { t } = useTranslation("admin");
	const root = useRouteLoaderData("root") as { isTestSchool?: boolean } | undefined;
	const current = entryOfPage(useLocation().pathname, RAIL_PATHS);
	const shown = SITE.filter((page) => root?.isTestSchool || !("isForTests" in page));
	const at = (to: string) => ({ to, className: entry, "aria-current": to === current ? "page" : undefined }) as const;
	return (
		<ul>
			<li>
				<Link {...at("/admin")}>
					<ChartNoAxesColumn className="size-4.5" />
					{t("rail.overview")}
				</Link>
			</li>
			<li className="px-3 pt-5 pb-1 text-step-1 font-strong text-ink-subtle">{t("rail.library")}</li>
			{SHELVES.map(({ name, Icon }) => (
				<li key={name}>
					<Link {...at(`/admin/${name}`)}>
						<Icon className="size-4.5" />
						{t(`rail.${name}`)}
					</Link>
				</li>
			))}
			<li className="px-3 pt-5 pb-1 text-step-1 font-strong text-ink-subtle">{t("rail.site")}</li>
			{shown.map(({ to, words, Icon }) => (
				<li key={to}>
					<Link {...at(to)}>
						<Icon className="size-4.5" />
						{t(words)}
					</Link>
				</li>
			))}
		</ul>
	);
}

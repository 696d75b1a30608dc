import { useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useLanguagePrefix, withLanguagePrefix } from "../../../shared/language-prefix";
import { Breadcrumbs } from "../../../ui/breadcrumbs";
import { classNames } from "../../../ui/class-names";
import { StructuredData } from "../../../ui/structured-data";
import { useIsPageThere } from "../use-is-page-there";
import { type CrumbName, crumbsOf } from "./crumbs";

/** How a route wants the crumbs above it, in `handle.crumbs`: on a sunken ground, or as wide as a text. */
export type CrumbsLook = "sunken" | "reading";

/** The admin frame has a rail beside the crumbs, and places them itself. */
const PLACED_INSIDE = /^\/admin(?:\/|$)/;

/** Where the page stands, above it. Mounted once, in the root. */
export function CrumbsAbovePage() {
	const look = useMatches().reduce<CrumbsLook | undefined>(
		(found, { handle }) => (handle as { crumbs?: CrumbsLook } | undefined)?.crumbs ?? found,
		undefined,
	);
	const { pathname } = useLocation();
	const isPageThere = useIsPageThere();
	if (!isPageThere || PLACED_INSIDE.test(pathname) || crumbsOf(pathname).length === 0) return null;
	return (
		<div className={classNames("print:hidden", look === "sunken" && "bg-surface-sunken")}>
			<PathCrumbs className={classNames("pt-6 md:pt-8", look === "reading" ? "container-reading" : "container-page")} />
		</div>
	);
}

/** The crumbs of the path shown, and the same for search engines; nothing where there is only one. */
export function PathCrumbs({ className }: { className?: string }) {
	const { t } = useTranslation(["frame", "common"]);
	const { pathname } = useLocation();
	const nameOf = useCrumbName();
	const ownName = usePageName();
	const items = crumbsOf(pathname).map(({ name, to }, index, { length }) => ({
		label: "words" in name && index === length - 1 ? (ownName ?? name.words) : nameOf(name),
		to: to ?? undefined,
	}));
	if (items.length === 0) return null;

	return (
		<>
			<Breadcrumbs label={t("common:breadcrumbs.label")} items={items} className={className} />
			<CrumbsForSearch items={items} />
		</>
	);
}

/**
 * What a page calls itself: a slug or a key in its address says less than its title.
 * Its route names it in `handle.crumb`, from what its loader has read.
 */
export type NamesItself<Data> = { crumb: (page: Data) => string };

function usePageName(): string | undefined {
	const page = useMatches().at(-1);
	const handle = page?.handle as Partial<NamesItself<unknown>> | undefined;
	return page?.data ? handle?.crumb?.(page.data) : undefined;
}

function useCrumbName(): (name: CrumbName) => string {
	const { t } = useTranslation(["frame", "common"]);
	return (name) => {
		if ("page" in name) return t(`pages.${name.page}`);
		return "item" in name ? t("common:breadcrumbs.item", { number: name.item }) : name.words;
	};
}

/** Source: schema.org/BreadcrumbList. */
function CrumbsForSearch({ items }: { items: Array<{ label: string; to?: string }> }) {
	const prefix = useLanguagePrefix();
	const { pathname } = useLocation();
	const origin = (useRouteLoaderData("root") as { origin?: string } | undefined)?.origin;
	if (!origin) return null;

	const list = {
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: items.map(({ label, to }, index) => {
			const path = to ? withLanguagePrefix(to, prefix) : index === items.length - 1 ? pathname : null;
			return { "@type": "ListItem", position: index + 1, name: label, ...(path ? { item: origin + path } : {}) };
		}),
	};
	return <StructuredData facts={list} />;
}

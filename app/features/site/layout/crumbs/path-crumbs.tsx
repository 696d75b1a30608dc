import { useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { factsOf } from "#app/shared/pages/page.ts";
import { segmentToWords, usePageName } from "#app/shared/pages/use-page-name.ts";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { useHasPageData } from "../use-is-page-there";
import { type CrumbName, crumbsOf } from "./crumbs";

/** Mounted once, in the root. The admin layout and pages with crumbs of their "own" render them beside their rail. */
export function CrumbsAbovePage() {
	const { crumbs: look, layout } = factsOf(useMatches().at(-1) ?? {});
	const { pathname } = useLocation();
	const isPageThere = useHasPageData();
	const isDrawnByPage = layout === "admin" || look === "own";
	if (!isPageThere || isDrawnByPage || crumbsOf(pathname).length === 0) return null;
	return (
		<div className={classNames("print:hidden", look === "sunken" && "bg-surface-sunken")}>
			<PathCrumbs className={classNames("pt-6 md:pt-8", look === "reading" ? "container-reading" : "container-page")} />
		</div>
	);
}

/** Also as structured data; nothing for a single crumb. */
export function PathCrumbs({ className }: { className?: string }) {
	const { t } = useTranslation(["frame", "common"]);
	const { pathname } = useLocation();
	const nameOf = usePageName();
	const { own, above, items: named, means } = useNames();
	const { addressWords } = factsOf(useMatches().at(-1) ?? {});
	const labelOf = (name: CrumbName, said: string | undefined) => {
		if ("item" in name) return said || named[name.item] || t("common:breadcrumbs.item", { number: name.item });
		return nameOf(addressWords?.[name.segment] ?? name.segment) ?? (said || segmentToWords(name.segment));
	};
	const items = crumbsOf(pathname).map(({ name, to }, index, { length }) => ({
		label: labelOf(name, [above, own][index - length + 2]),
		means: "item" in name ? means[index - length + 2] : undefined,
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

type Names = {
	own?: string | undefined;
	above?: string | undefined;
	items: Readonly<Record<number, string>>;
	means: (string | undefined)[];
};

/** Names from pages (`handle.crumb`, `crumbAbove`), which say more than a slug or key. */
function useNames(): Names {
	const page = useMatches().at(-1);
	if (!page?.data) return { items: {}, means: [] };
	const { crumb, crumbAbove, crumbItems, crumbMeans, crumbAboveMeans } = factsOf(page);
	return {
		own: crumb?.(page.data),
		above: crumbAbove?.(page.data),
		items: crumbItems?.(page.data) ?? {},
		means: [crumbAboveMeans?.(page.data), crumbMeans?.(page.data)],
	};
}

/** Leaves out what has no page: each item needs its address. Source: schema.org/BreadcrumbList. */
function CrumbsForSearch({ items }: { items: Array<{ label: string; to?: string | undefined }> }) {
	const prefix = useLanguagePrefix();
	const { pathname } = useLocation();
	const origin = (useRouteLoaderData("root") as { origin?: string } | undefined)?.origin;
	if (!origin) return null;

	const entries = items.flatMap(({ label, to }, index) => {
		const path = to ? withLanguagePrefix(to, prefix) : index === items.length - 1 ? pathname : null;
		return path ? [{ name: label, item: origin + path }] : [];
	});
	const list = {
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: entries.map((entry, index) => ({ "@type": "ListItem", position: index + 1, ...entry })),
	};
	return <StructuredData facts={list} />;
}

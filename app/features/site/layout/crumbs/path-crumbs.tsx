import { useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { editPathIn } from "#app/shared/pages/edit-path-in.ts";
import { factsOf } from "#app/shared/pages/page.ts";
import { segmentToWords, usePageName } from "#app/shared/pages/use-page-name.ts";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Pencil } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { useHasPageData } from "../use-is-page-there";
import { type CrumbName, crumbsOf } from "./crumbs";

/** Mounted once, in the root. The admin layout and pages with crumbs of their "own" render them beside their rail. */
export function CrumbsAbovePage() {
	const page = useMatches().at(-1);
	const { crumbs: look, layout } = factsOf(page ?? {});
	const { pathname } = useLocation();
	const isPageThere = useHasPageData();
	const isDrawnByPage = layout === "admin" || look === "own";
	if (!isPageThere || isDrawnByPage || crumbsOf(pathname).length === 0) return null;
	return (
		<div className={classNames("print:hidden", look === "sunken" && "bg-surface-sunken")}>
			<div
				className={classNames(
					"flex flex-wrap items-start justify-between gap-x-6 pt-6 md:pt-8",
					look === "reading" ? "container-reading" : "container-page",
				)}
			>
				<PathCrumbs className="min-w-0" />
				<EditLink path={editPathIn(page?.data)} />
			</div>
		</div>
	);
}

/** "Edit" for whoever may change what the page shows. */
function EditLink({ path }: { path: string | null }) {
	const { t } = useTranslation("frame");
	if (!path) return null;
	return (
		<Link to={path} className="link hit-area inline-flex items-center gap-1.5 py-1 text-label">
			<Pencil className="size-4" />
			{t("editPage")}
		</Link>
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

import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Layout } from "#app/shared/pages/page.ts";
import { createPathTable } from "#app/shared/pages/path-table.ts";
import { usePageName } from "#app/shared/pages/use-page-name.ts";
import { labelledValue } from "#app/shared/words/joining.ts";
import { SkeletonGroup } from "#app/ui/states/skeleton.tsx";
import { PAGE_SKELETONS } from "./page-shapes";

export type PageLayouts = Partial<Record<Layout, string[]>>;

/** Skeleton of the page at `path` (without language prefix). */
export function PageSkeleton({ path, layouts }: { path: string; layouts: PageLayouts }) {
	const { t, i18n } = useTranslation();
	const name = usePageName()(path.split("/").findLast(Boolean) ?? "home");
	const layout = useMemo(() => layoutOf(path, layouts), [path, layouts]);
	const Shape = PAGE_SKELETONS[layout];
	return (
		<SkeletonGroup label={name ? labelledValue(i18n.language, t("loading"), name) : t("loading")}>
			<div data-layout={layout}>
				<Shape />
			</div>
		</SkeletonGroup>
	);
}

function layoutOf(path: string, layouts: PageLayouts): Layout {
	const byLayout = Object.entries(layouts) as [Layout, string[]][];
	const table = byLayout.flatMap(([layout, patterns]) => patterns.map((pattern) => [pattern, layout] as const));
	return createPathTable(table)(path) ?? "page";
}

import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Layout } from "../../../shared/pages/page";
import { createPathTable } from "../../../shared/pages/path-table";
import { usePageName } from "../../../shared/pages/use-page-name";
import { labelled } from "../../../shared/words/joining";
import { splitLanguagePrefix } from "../../../shared/words/language-prefix";
import { SkeletonGroup } from "../../../ui/states/skeleton";
import { SLOW_PAGE_MS } from "../frame-limits";
import { PAGE_SHAPES } from "./page-shapes";
import { useIsSlow } from "./use-is-slow";

type Props = {
	/** Which pages have another shape than the usual one: their patterns, with a space between them. */
	layouts: Partial<Record<Layout, string>>;
	children: ReactNode;
};

/**
 * The page; while the next one takes its time, the shape of that one. The page that is left is only hidden:
 * what was typed into it is still there when nothing comes.
 */
export function PageOrShape({ layouts, children }: Props) {
	const { t, i18n } = useTranslation();
	const nameOf = usePageName();
	const next = useNextPath();
	const isShown = useIsSlow(next !== null, SLOW_PAGE_MS);

	useEffect(() => {
		// The way back to where one was on the page that is left has been noted when the way began.
		if (isShown) window.scrollTo({ top: 0, behavior: "instant" });
	}, [isShown]);

	const layout = useMemo(() => (next === null ? "page" : layoutOf(next, layouts)), [next, layouts]);
	const name = nameOf(next?.split("/").findLast(Boolean) ?? "home");
	const Shape = PAGE_SHAPES[layout];
	return (
		<>
			{isShown ? (
				<SkeletonGroup label={name ? labelled(i18n.language, t("loading"), name) : t("loading")}>
					<div data-layout={layout}>
						<Shape />
					</div>
				</SkeletonGroup>
			) : null}
			<div hidden={isShown} className={isShown ? undefined : "contents"}>
				{children}
			</div>
		</>
	);
}

function layoutOf(path: string, layouts: Props["layouts"]): Layout {
	const byLayout = Object.entries(layouts) as [Layout, string][];
	const table = byLayout.flatMap(([layout, patterns]) =>
		patterns.split(" ").map((pattern) => [pattern, layout] as const),
	);
	return createPathTable(table)(path) ?? "page";
}

/** The path of another page that is on its way, without language; null while none is, or a form is at work. */
function useNextPath(): string | null {
	const { state, location, formMethod } = useNavigation();
	const here = useLocation().pathname;
	const isPageChange = state === "loading" && !formMethod && location.pathname !== here;
	return isPageChange ? splitLanguagePrefix(location.pathname).path : null;
}

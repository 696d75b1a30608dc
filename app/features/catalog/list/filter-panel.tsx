import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { ListFilter, X } from "../../../ui/icons";
import { type CatalogueQuery, chosenFilters } from "./catalog-query";
import type { CatalogueView } from "./catalog-view";
import { FilterGroups } from "./filter-groups";

type Props = { query: CatalogueQuery; view: Pick<CatalogueView<unknown>, "counts" | "total">; onChange: () => void };

/**
 * The filters: a rail beside the results, on smaller screens a sheet behind a
 * button. The sheet is a `<details>`, so it opens without script; the rail is the
 * same element, shown open by style.
 */
export function FilterPanel({ query, view, onChange }: Props) {
	const { t } = useTranslation("catalog");
	const details = useRef<HTMLDetailsElement>(null);
	const number = chosenFilters(query).length;
	const close = () => {
		if (!details.current?.open) return;
		details.current.open = false;
		details.current.querySelector("summary")?.focus();
	};

	useEffect(() => {
		const element = details.current;
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !element?.open) return;
			element.open = false;
			element.querySelector("summary")?.focus();
		};
		element?.addEventListener("keydown", onKey);
		return () => element?.removeEventListener("keydown", onKey);
	}, []);

	return (
		<details ref={details} className={classNames("group max-lg:sticky max-lg:top-0 max-lg:z-30", openOnWideScreens)}>
			<summary
				className={classNames(
					"flex min-h-13 list-none items-center gap-2 border-b border-line bg-surface text-ui font-strong lg:hidden [&::-webkit-details-marker]:hidden",
					"group-open:fixed group-open:inset-x-0 group-open:top-0 group-open:z-50 group-open:px-(--gutter)",
				)}
			>
				<ListFilter className="size-5" />
				{number > 0 ? t("courses.filtersChosen", { number }) : t("courses.filters")}
				<X className="ml-auto hidden size-5 group-open:block" />
			</summary>
			<div className="max-lg:fixed max-lg:inset-0 max-lg:z-40 max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:bg-surface max-lg:px-(--gutter) max-lg:pt-18 max-lg:pb-28">
				<FilterGroups query={query} counts={view.counts} onChange={onChange} />
				<noscript>
					<Button type="submit" variant="secondary" className="mt-4 w-full max-lg:hidden">
						{t("courses.apply")}
					</Button>
				</noscript>
				<div className="border-t border-line bg-surface py-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:px-(--gutter) lg:hidden">
					<Button type="submit" size="lg" className="w-full" onClick={close}>
						{t("courses.showResults", { count: view.total })}
					</Button>
				</div>
			</div>
		</details>
	);
}

/** Undoes what hides the content of a closed `<details>`. */
const openOnWideScreens =
	"lg:[&::details-content]:block lg:[&::details-content]:[content-visibility:visible] lg:[&::details-content]:h-auto";

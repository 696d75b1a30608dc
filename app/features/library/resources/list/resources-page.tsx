import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useListForm } from "#app/shared/lists/use-list-form.ts";
import { SearchField } from "#app/ui/data-table/search-field.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { Pagination } from "#app/ui/paging/pagination.tsx";
import { hasDeviceTicks } from "../checklist/has-device-ticks";
import type { Ticks } from "../checklist/tick-change";
import { ChosenFilters } from "./chosen-filters";
import type { ListedTopic } from "./facet-words";
import { FilterPanel } from "./filter-panel";
import type { ResourceRow as Row } from "./list-rows";
import { NoResources } from "./no-resources";
import { ResourceRow } from "./resource-row";
import { parseResourcesQuery, RESOURCE_SORTS, type ResourcesQuery, resourcesHref } from "./resources-query";
import type { ResourcesView } from "./resources-view";

type Props = {
	view: ResourcesView<Row>;
	query: ResourcesQuery;
	topics: ListedTopic[];
	isSignedIn: boolean;
	isEmpty: boolean;
};

/** All resources with search and filters. One plain GET form around the page, so it works without script. */
export function ResourcesPage({ view, query, topics, isSignedIn, isEmpty }: Props) {
	const { t } = useTranslation("resources");
	const { form, action, shown, isPending, onSubmit, send, sendSoon } = useListForm({
		path: "/resources",
		query,
		parse: (params) => parseResourcesQuery(params, topics),
		href: resourcesHref,
	});
	const onDevice = useDeviceTicks(isSignedIn);
	const resultsId = useId();

	return (
		<form ref={form} method="get" action={action} onSubmit={onSubmit} className="container-page py-8 md:py-12">
			<header className="grid items-end gap-6 border-b border-line-strong pb-8 md:grid-cols-[7fr_5fr] md:gap-8 lg:gap-16">
				<div>
					<h1 className="text-step-6">{t("list.title")}</h1>
					<p className="mt-3 max-w-140 text-step-3 text-ink-muted">{t("list.lede")}</p>
				</div>
				<SearchField
					value={query.q}
					label={t("list.search")}
					placeholder={t("list.search")}
					submit={t("list.submitSearch")}
					onType={sendSoon}
					className="flex gap-2 print:hidden"
				/>
			</header>
			<div className="mt-2 lg:mt-8 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-x-16">
				<FilterPanel query={shown} topics={topics} counts={view.counts} total={view.total} onChange={send} />
				<section aria-labelledby={resultsId} aria-busy={isPending} className="min-w-0">
					<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line-strong py-4 lg:border-b lg:pt-0">
						<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
							<h2 id={resultsId} aria-live="polite" className="font-sans text-ui font-bold max-lg:sr-only">
								{t("list.found", { count: view.total })}
							</h2>
							<ChosenFilters query={query} topics={topics} />
						</div>
						<SelectField
							name="sort"
							label={t("list.sort")}
							hideLabel
							value={shown.sort}
							onChange={send}
							className="w-full sm:w-auto print:hidden"
						>
							{RESOURCE_SORTS.map((sort) => (
								<option key={sort} value={sort}>
									{t(`sorts.${sort === "recommended" && query.q ? "bestMatch" : sort}`)}
								</option>
							))}
						</SelectField>
					</div>
					{view.total === 0 ? <NoResources view={view} query={query} isSchoolEmpty={isEmpty} /> : null}
					<ol>
						{view.rows.map((row) => (
							<ResourceRow key={row.slug} row={row} onDevice={onDevice[row.slug]} />
						))}
					</ol>
					<Pagination
						className="mt-10 print:hidden"
						page={view.page}
						pageCount={view.pageCount}
						hrefFor={(page) => resourcesHref({ ...query, page })}
						labels={{
							navigation: t("list.pages.label"),
							previous: t("list.pages.previous"),
							next: t("list.pages.next"),
							page: (number) => t("list.pages.page", { number }),
						}}
					/>
				</section>
			</div>
		</form>
	);
}

/** Guests' ticks; the reading code is only loaded when the device has any. */
function useDeviceTicks(isSignedIn: boolean): Readonly<Record<string, Ticks>> {
	const [onDevice, setOnDevice] = useState<Readonly<Record<string, Ticks>>>({});
	useEffect(() => {
		if (isSignedIn || !hasDeviceTicks()) return setOnDevice({});
		import("../checklist/device-ticks").then(
			({ deviceTicks }) => setOnDevice(deviceTicks()),
			() => {},
		);
	}, [isSignedIn]);
	return onDevice;
}

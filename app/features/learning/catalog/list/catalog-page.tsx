import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useListForm } from "#app/shared/lists/use-list-form.ts";
import { SearchField } from "#app/ui/data-table/search-field.tsx";
import { Pagination } from "#app/ui/paging/pagination.tsx";
import { type CatalogQuery, catalogHref, type Facets, parseCatalogQuery } from "./catalog-query";
import type { CatalogView } from "./catalog-view";
import { ChosenFilters } from "./chosen-filters";
import { CourseCard } from "./course-card";
import type { DrawnCardData, TeacherName } from "./course-card-data";
import { EnrollForm } from "./enroll-form";
import { FilterPanel } from "./filter-panel";
import { NoCourses } from "./no-courses";
import { SortField } from "./sort-field";

type CatalogCard = { card: DrawnCardData; teachers: TeacherName[] };
type Props = {
	view: CatalogView<CatalogCard>;
	query: CatalogQuery;
	facets: Facets;
	schoolTotal: number;
	/** What the chosen topic is about; empty for none. */
	aboutTopic: string;
};

/** All courses with search and filters. One plain GET form around the page, so it works without script. */
export function CatalogPage({ view, query, facets, schoolTotal, aboutTopic }: Props) {
	const { t } = useTranslation("catalog");
	const { form, action, shown, isPending, onSubmit, send, sendSoon } = useListForm({
		path: "/courses",
		query,
		parse: (params) => parseCatalogQuery(params, facets),
		href: catalogHref,
	});
	const resultsId = useId();

	return (
		<>
			<EnrollForm courses={view.courses.map(({ card }) => card)} />
			<form ref={form} method="get" action={action} onSubmit={onSubmit} className="container-page py-10 md:py-16">
				<header className="grid items-end gap-6 border-b border-line-strong pb-8 md:grid-cols-[7fr_5fr] md:gap-8 lg:gap-16">
					<div>
						<h1 className="text-step-6">{t("courses.title")}</h1>
						<p className="mt-3 max-w-140 text-step-3 text-ink-muted">{t("courses.lede", { count: schoolTotal })}</p>
						{aboutTopic ? <p className="mt-4 max-w-140 text-ui [overflow-wrap:anywhere]">{aboutTopic}</p> : null}
					</div>
					<SearchField
						value={query.q}
						label={t("courses.search")}
						placeholder={t("courses.searchPlaceholder")}
						submit={t("courses.submitSearch")}
						onType={sendSoon}
					/>
				</header>

				<div className="mt-2 lg:mt-8 lg:grid lg:gap-x-16 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
					<FilterPanel query={shown} facets={facets} view={view} onChange={send} />
					<section aria-labelledby={resultsId} aria-busy={isPending} className="min-w-0">
						<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 lg:pt-0 lg:pb-6">
							<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
								<h2 id={resultsId} aria-live="polite" className="font-sans text-ui font-bold">
									{t("courses.found", { count: view.total })}
								</h2>
								<ChosenFilters query={query} facets={facets} />
							</div>
							<SortField query={shown} onChange={send} />
						</div>
						{view.total === 0 ? <NoCourses view={view} query={query} isSchoolEmpty={schoolTotal === 0} /> : null}
						<ol className="grid gap-x-8 gap-y-12 md:grid-cols-2 md:gap-y-16">
							{view.courses.map(({ card, teachers }, index) => (
								<li key={card.id} className={index > 1 ? "until-near-150" : undefined}>
									<CourseCard course={card} teachers={teachers} priority={index === 0} />
								</li>
							))}
						</ol>
						<Pagination
							className="mt-14"
							page={view.page}
							pageCount={view.pageCount}
							hrefFor={(page) => catalogHref({ ...query, page })}
							labels={{
								navigation: t("pages.label"),
								previous: t("pages.previous"),
								next: t("pages.next"),
								page: (number) => t("pages.page", { number }),
							}}
						/>
					</section>
				</div>
			</form>
		</>
	);
}

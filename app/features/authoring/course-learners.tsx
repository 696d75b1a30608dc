import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Pagination } from "../../ui/pagination";
import { LearnersForm } from "./learners-form";
import { learnersHref, SEARCHED_LEARNERS } from "./learners-query";
import { LearnersTable } from "./learners-table";
import type { ChosenCourse } from "./teaching-data";

/** The learners of the chosen course: search, list, pages. */
export function CourseLearners({ chosen }: { chosen: ChosenCourse }) {
	const { t } = useTranslation("authoring");
	const { query, learners, shown } = chosen;

	return (
		<section aria-labelledby="learners">
			<h2 id="learners" className="font-serif text-step-4">
				{t("learners.title")}
			</h2>
			<p className="mt-1 mb-6 text-ui text-ink-muted">{chosen.title}</p>
			{chosen.hasLearners ? (
				<div className="grid gap-6">
					<LearnersForm query={query} />
					{learners.length > 0 ? (
						<>
							<p className="text-step-1 text-ink-muted" aria-live="polite">
								{t(query.q ? "learners.found" : "learners.shown", { ...shown, count: chosen.total, search: query.q })}
								{chosen.isPartlySearched ? ` ${t("learners.partlySearched", { count: SEARCHED_LEARNERS })}` : ""}
							</p>
							<LearnersTable chosen={chosen} />
						</>
					) : (
						<NoneFound chosen={chosen} />
					)}
					<Pagination
						page={query.page}
						pageCount={chosen.pageCount}
						hrefFor={(page) => `${learnersHref({ ...query, page })}#learners`}
						labels={{
							navigation: t("learners.pages"),
							previous: t("learners.previous"),
							next: t("learners.next"),
							page: (page) => t("learners.page", { page }),
						}}
					/>
				</div>
			) : (
				<NoneYet courseId={query.courseId} />
			)}
		</section>
	);
}

function NoneFound({ chosen: { query, isPartlySearched } }: { chosen: ChosenCourse }) {
	const { t } = useTranslation("authoring");
	return (
		<EmptyState
			headingLevel={3}
			title={t("learners.noneFound", { search: query.q })}
			action={
				<LinkButton variant="secondary" to={learnersHref({ ...query, q: "", page: 1 })} preventScrollReset>
					{t("learners.showAll")}
				</LinkButton>
			}
		>
			{isPartlySearched ? t("learners.partlySearched", { count: SEARCHED_LEARNERS }) : t("learners.noneFoundText")}
		</EmptyState>
	);
}

function NoneYet({ courseId }: { courseId: number }) {
	const { t } = useTranslation("authoring");
	return (
		<EmptyState
			headingLevel={3}
			title={t("learners.noneYet")}
			action={
				<LinkButton variant="secondary" to={`/courses/${courseId}`}>
					{t("learners.seeCourse")}
				</LinkButton>
			}
		>
			{t("learners.noneYetText")}
		</EmptyState>
	);
}

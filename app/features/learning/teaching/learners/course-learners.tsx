import { useTranslation } from "react-i18next";
import { ENROLLMENT_STATUSES } from "#app/features/learning/enrollment/enrollment-status.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import type { ChosenCourse } from "../teaching-data";
import { useLearnerColumns } from "./learner-columns";
import { LEARNER_ORDERS, LEARNERS_LIST } from "./learners-query";

export function CourseLearners({ chosen }: { chosen: ChosenCourse }) {
	const { t } = useTranslation("teaching");
	const { query, learners, shown, total, title, pageCount } = chosen;
	const columns = useLearnerColumns();

	return (
		<section id={LEARNERS_LIST.anchor} aria-labelledby="learners-title">
			<h2 id="learners-title" className="font-serif text-step-4">
				{t("learners.title")}
			</h2>
			<p className="mt-1 mb-6 text-ui text-ink-muted">{title}</p>
			{chosen.hasLearners ? (
				<DataTable
					list={LEARNERS_LIST}
					query={query}
					caption={t("learners.caption", { course: title })}
					rows={learners}
					rowKey={({ enrollmentId }) => enrollmentId}
					columns={columns}
					form={{
						search: t("learners.search"),
						filters: [
							{
								name: "status",
								label: t("learners.status"),
								options: ENROLLMENT_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
							},
						],
						orders: LEARNER_ORDERS.map(({ words, ...order }) => ({ ...order, label: t(words) })),
					}}
					summary={t(query.q ? "learners.found" : "learners.shown", { ...shown, count: total, search: query.q })}
					empty={null}
					noResults={query.q ? <NoneFound query={query} /> : undefined}
					pages={{ pageCount }}
					exportTo="/instructor-dashboard/learners.csv"
				/>
			) : (
				<NoneYet courseId={query.filters.course} />
			)}
		</section>
	);
}

function NoneFound({ query }: Pick<ChosenCourse, "query">) {
	const { t } = useTranslation("teaching");
	return (
		<EmptyState
			headingLevel={3}
			title={t("learners.noneFound", { search: query.q })}
			className="[overflow-wrap:anywhere]"
			action={
				<LinkButton
					variant="secondary"
					to={LEARNERS_LIST.href(query, { q: "", filters: { status: null } })}
					preventScrollReset
				>
					{t("learners.showAll")}
				</LinkButton>
			}
		>
			{t("learners.noneFoundText")}
		</EmptyState>
	);
}

function NoneYet({ courseId }: { courseId: number }) {
	const { t } = useTranslation("teaching");
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

import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { MoveForm } from "#app/ui/form/move-form.tsx";
import { ChevronDown } from "#app/ui/icons.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { CategorySquare } from "../categories/category-square";
import type { CategoriesPageData } from "./categories-page-data.server";
import { type Answered, CategoryForm } from "./category-form";
import { RetireForm } from "./retire-form";

type Props = Pick<CategoriesPageData, "categories" | "plans" | "courses"> & {
	/** The form that the server has answered. */
	answered: Answered;
};

/** Categories in their order; each opens its form. */
export function CategoryList({ categories, plans, courses, answered }: Props) {
	const { t } = useTranslation("forum-categories");
	if (categories.length === 0) return <EmptyState title={t("empty")} />;
	return (
		<ul className="divide-y divide-line border-y border-line-strong">
			{categories.map((category) => {
				const { key, revision, name, pattern, topics, enters, languageName, isRetired, isFirst, isLast } = category;
				const id = `category-${key}`;
				return (
					<li key={`${id} ${revision}`} id={id} className="relative scroll-mt-24">
						<details open={answered?.id === id || undefined} className="group">
							<summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 py-2 pr-24 [&::-webkit-details-marker]:hidden">
								<CategorySquare pattern={pattern} />
								<span className="min-w-0 grow">
									<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
										<span className="text-ui font-strong [overflow-wrap:anywhere]">{name}</span>
										{isRetired ? <Badge>{t("retired")}</Badge> : null}
									</span>
									<span className="block text-step-1 text-ink-subtle [overflow-wrap:anywhere]">
										{[topics, enters, languageName].filter(Boolean).join(" · ")}
									</span>
								</span>
								<ChevronDown className="size-4 shrink-0 text-ink-muted group-open:rotate-180" />
							</summary>
							<div className="grid justify-items-start gap-4 pt-2 pb-6">
								<CategoryForm category={category} plans={plans} courses={courses} answered={answered} />
								<RetireForm category={category} />
							</div>
						</details>
						{/* Over the row, since a form cannot stand in its summary. */}
						<MoveForm
							fields={{ key, revision }}
							labels={{ up: t("upOf", { name }), down: t("downOf", { name }) }}
							isFirst={isFirst}
							isLast={isLast}
							className="absolute top-2.5 right-0 flex"
						/>
					</li>
				);
			})}
		</ul>
	);
}

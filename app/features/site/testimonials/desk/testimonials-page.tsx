import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { ChangeSection } from "#app/features/operations/history/change-section.tsx";
import { UndoForm } from "#app/features/operations/history/undo-form.tsx";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ListForm } from "#app/ui/data-table/list-form.tsx";
import { NoResults } from "#app/ui/data-table/no-results.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { TESTIMONIAL_KINDS } from "#db/schema/site/testimonials.ts";
import type { TestimonialsAnswer } from "./answer-testimonials.server";
import { NOT_DONE } from "./not-done";
import { FoundRows, SortableRows } from "./testimonial-rows";
import type { TestimonialsPageData } from "./testimonials-page-data.server";
import { TESTIMONIAL_CHANGES, TESTIMONIAL_STATES, TESTIMONIALS_LIST, TESTIMONIALS_PATH } from "./testimonials-query";

type Props = { page: TestimonialsPageData; answer: TestimonialsAnswer | undefined };

/** Words of learners and figures with their source: in order, shown or not, and what is amiss with them. */
export function TestimonialsPage({ page, answer }: Props) {
	const { t } = useTranslation("testimonials");
	const { query, rows, count, isNarrowed, mode, done, changes } = page;
	const [latest] = changes;
	const canUndo = done !== "undone" && done !== "added" && done !== "deleted" && latest?.canUndo;
	return (
		<AdminFrame
			title={t("title")}
			actions={
				<div className="flex flex-wrap gap-3">
					<LinkButton to={`${TESTIMONIALS_PATH}/new?kind=claim`} variant="secondary">
						{t("add.claim")}
					</LinkButton>
					<LinkButton to={`${TESTIMONIALS_PATH}/new`}>{t("add.testimonial")}</LinkButton>
				</div>
			}
		>
			<p className="-mt-5 mb-6 max-w-160 text-ui text-ink-muted">{t("lede")}</p>
			<div className="my-6 grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
				{mode === "specified" ? null : (
					<Notice tone="info">
						{t(`mode.${mode}`)}{" "}
						<Link to="/admin/settings/testimonials" className="link">
							{t("mode.link")}
						</Link>
					</Notice>
				)}
				{done && !answer ? (
					<ResultNotice tone="success" actions={canUndo ? <UndoForm variant="secondary" change={latest} /> : undefined}>
						{t(`done.${done}`)}
					</ResultNotice>
				) : null}
				{answer?.notDone ? <ResultNotice tone="danger">{t(NOT_DONE[answer.notDone])}</ResultNotice> : null}
			</div>
			<section id={TESTIMONIALS_LIST.anchor} aria-label={t("caption")} className="@container/list">
				<ListForm
					list={TESTIMONIALS_LIST}
					query={query}
					columns={[]}
					words={{
						search: t("search"),
						filters: [
							{
								name: "kind",
								label: t("filters.kind"),
								options: TESTIMONIAL_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
							},
							{
								name: "state",
								label: t("filters.state"),
								options: TESTIMONIAL_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
							},
							{
								name: "language",
								label: t("filters.language"),
								options: LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
							},
						],
					}}
				/>
				<p role="status" className="mt-4 mb-3 text-step-1 text-ink-muted">
					{t("found", { count: rows.length })}
				</p>
				{rows.length > 0 ? (
					isNarrowed ? (
						<FoundRows rows={rows} />
					) : (
						// Anew with each order, and after a refusal, so that the rows stand as the server has them.
						<SortableRows
							key={`${rows.map(({ id }) => id).join(" ")} ${answer?.notDone ?? ""}`}
							rows={rows}
							count={count}
						/>
					)
				) : isNarrowed ? (
					<NoResults to={TESTIMONIALS_PATH} />
				) : (
					<EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>
				)}
			</section>
			<ChangeSection changes={changes} limit={TESTIMONIAL_CHANGES} empty={t("changes.empty")} isNamed />
		</AdminFrame>
	);
}

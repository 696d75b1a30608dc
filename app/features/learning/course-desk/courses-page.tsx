import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { ChangeSection } from "#app/features/operations/history/change-section.tsx";
import { UndoForm } from "#app/features/operations/history/undo-form.tsx";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { CoursesAnswer } from "./answer-courses-form.server";
import type { CoursesPageData } from "./courses-page-data.server";
import { ChosenBar } from "./hand-over/chosen-bar";
import { HandedOverNotice } from "./hand-over/handed-over";
import { CoursesList } from "./list/courses-list";
import { ReviewQueue } from "./list/review-queue";
import { COURSE_CHANGES } from "./order/shown-changes";
import { WithdrawnNotice } from "./withdraw/withdrawn-notice";

type Props = { page: CoursesPageData; answer: CoursesAnswer | undefined };

/** The courses of everybody: what waits for a review, their order, the featured one, and who teaches them. */
export function CoursesPage({ page, answer }: Props) {
	const { t } = useTranslation("all-courses");
	const say = useMessages("all-courses");
	const { queue, done, changes, receivers } = page;
	const [latest] = changes;
	const wrongPlace = readReply(answer?.reply).errors.place;
	return (
		<AdminFrame
			title={t("title")}
			actions={
				<div className="flex flex-wrap gap-3">
					<LinkButton to="/admin/categories" variant="secondary">
						{t("topics")}
					</LinkButton>
					<LinkButton to="/instructor-dashboard/courses/new">{t("new")}</LinkButton>
				</div>
			}
		>
			<div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
				{done && !answer ? (
					<ResultNotice
						tone="success"
						actions={
							done !== "undone" && done !== "unchanged" && latest?.canUndo ? (
								<UndoForm variant="secondary" change={latest} />
							) : undefined
						}
					>
						{t(`done.${done}`)}
					</ResultNotice>
				) : null}
				{answer?.notDone ? <ResultNotice tone="danger">{answer.notDone}</ResultNotice> : null}
				{wrongPlace ? <ResultNotice tone="danger">{say(wrongPlace)}</ResultNotice> : null}
				{answer?.handedOver ? <HandedOverNotice said={answer.handedOver} /> : null}
				{answer?.withdrawn ? <WithdrawnNotice said={answer.withdrawn} /> : null}
			</div>
			<ReviewQueue queue={queue} />
			<CoursesList
				query={page.query}
				rows={page.rows}
				pages={page.pages}
				total={page.total}
				count={page.count}
				teachers={page.teachers}
				search={page.search}
			/>
			{page.rows.length > 0 ? (
				<ChosenBar
					receivers={receivers}
					topics={page.topics}
					rows={page.rows}
					search={page.search}
					answer={answer}
					doneChange={done ? latest?.id : undefined}
				/>
			) : null}
			<ChangeSection changes={changes} limit={COURSE_CHANGES} empty={t("changes.empty")} isNamed />
		</AdminFrame>
	);
}

import { useTranslation } from "react-i18next";
import { ChangeSection } from "#app/features/operations/history/change-section.tsx";
import { UndoForm } from "#app/features/operations/history/undo-form.tsx";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { CategoriesAnswer } from "./answer-categories-form.server";
import type { CategoriesPageData } from "./categories-page-data.server";
import { CategoryForm } from "./category-form";
import { CategoryList } from "./category-list";
import { CATEGORY_CHANGES } from "./desk-path";

type Props = { page: CategoriesPageData; answer: CategoriesAnswer | undefined };

/** The categories of the forum, followed by their changes, which can be undone. */
export function CategoriesDesk({ page, answer }: Props) {
	const { t } = useTranslation("forum-categories");
	const say = useMessages("forum-categories");
	const { categories, plans, courses, done, changes } = page;
	const [latest] = changes;
	const form = readReply(answer?.reply);
	const problems = Object.entries(form.errors).map(([name, message]) => ({
		fieldId: `${answer?.form}-${name}`,
		message: say(message),
	}));
	const answered = answer?.form ? { id: answer.form, form } : undefined;
	const doneNotice = done && done !== "undone" && !answer ? done : null;
	return (
		<>
			<p className="-mt-5 max-w-160 text-ui text-ink-muted">{t("lede")}</p>
			<div className="mt-6 grid max-w-200 grid-cols-[minmax(0,1fr)] gap-6 empty:hidden">
				<ErrorSummary title={t("errors.summary", { count: problems.length })} errors={problems} answer={answer} />
				{form.formError ? <ResultNotice tone="warning">{say(form.formError)}</ResultNotice> : null}
				{doneNotice ? (
					<ResultNotice
						tone="success"
						actions={
							doneNotice === "retired" && latest?.canUndo ? <UndoForm variant="secondary" change={latest} /> : undefined
						}
					>
						{t(`done.${doneNotice}`)}
					</ResultNotice>
				) : null}
			</div>
			<section aria-label={t("title")} className="mt-8 max-w-200">
				<CategoryList categories={categories} plans={plans} courses={courses} answered={answered} />
				<Disclosure
					key={`new category ${categories.length}`}
					summary={t("add")}
					heading="text-ui font-strong"
					open={answered?.id === "category-new" || undefined}
				>
					<CategoryForm category={null} plans={plans} courses={courses} answered={answered} />
				</Disclosure>
			</section>
			<ChangeSection changes={changes} limit={CATEGORY_CHANGES} empty={t("unchanged")} isNamed>
				{done === "undone" && !answer ? <ResultNotice tone="success">{t("done.undone")}</ResultNotice> : null}
				{answer?.notUndone ? <ResultNotice tone="danger">{answer.notUndone}</ResultNotice> : null}
			</ChangeSection>
		</>
	);
}

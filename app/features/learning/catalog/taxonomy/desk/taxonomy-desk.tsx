import { useTranslation } from "react-i18next";
import { ChangeSection } from "#app/features/operations/history/change-section.tsx";
import { UndoForm } from "#app/features/operations/history/undo-form.tsx";
import { CourseCover } from "#app/features/site/illustrations/course-cover.tsx";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { TaxonomyAnswer } from "./answer-taxonomy-form.server";
import { EntryForm } from "./entry-form";
import { EntryList } from "./entry-list";
import type { ShownDrawing, TaxonomyPageData } from "./taxonomy-page-data.server";
import { TAXONOMY_CHANGES } from "./taxonomy-path";

type Props = { page: TaxonomyPageData; answer: TaxonomyAnswer | undefined };

/** The topics and levels of the school, followed by their changes, which can be undone. */
export function TaxonomyDesk({ page, answer }: Props) {
	const { t } = useTranslation("taxonomy");
	const say = useMessages("taxonomy");
	const [latest] = page.changes;
	const { topics, levels, drawings, done, changes } = page;
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
							doneNotice === "merged" && latest?.canUndo ? <UndoForm variant="secondary" change={latest} /> : undefined
						}
					>
						{t(`done.${doneNotice}`)}
					</ResultNotice>
				) : null}
			</div>
			<section aria-labelledby="topics" className="mt-8 max-w-200">
				<h2 id="topics" className="font-serif text-step-4">
					{t("topics.title")}
				</h2>
				<p className="mt-1 mb-4 max-w-160 text-ui text-ink-muted">{t("topics.text")}</p>
				<EntryList kind="topic" entries={topics} drawings={drawings} answered={answered} />
				<Disclosure
					key={`new topic ${topics.length}`}
					summary={t("topics.add")}
					heading="text-ui font-strong"
					open={answered?.id === "topic-new" || undefined}
				>
					<EntryForm kind="topic" entry={null} drawings={drawings} answered={answered} />
				</Disclosure>
				<Disclosure summary={t("drawings.title")} heading="text-ui font-strong">
					<Drawings drawings={drawings} />
				</Disclosure>
			</section>
			<section aria-labelledby="levels" className="mt-12 max-w-200">
				<h2 id="levels" className="font-serif text-step-4">
					{t("levels.title")}
				</h2>
				<p className="mt-1 mb-4 max-w-160 text-ui text-ink-muted">{t("levels.text")}</p>
				<EntryList kind="level" entries={levels} drawings={drawings} answered={answered} />
				<Disclosure
					key={`new level ${levels.length}`}
					summary={t("levels.add")}
					heading="text-ui font-strong"
					open={answered?.id === "level-new" || undefined}
				>
					<EntryForm kind="level" entry={null} drawings={drawings} answered={answered} />
				</Disclosure>
			</section>
			<ChangeSection changes={changes} limit={TAXONOMY_CHANGES} empty={t("unchanged")} isNamed>
				{done === "undone" && !answer ? <ResultNotice tone="success">{t("done.undone")}</ResultNotice> : null}
				{answer?.notUndone ? <ResultNotice tone="danger">{answer.notUndone}</ResultNotice> : null}
			</ChangeSection>
		</>
	);
}

function Drawings({ drawings }: { drawings: ShownDrawing[] }) {
	return (
		<ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 md:grid-cols-4">
			{drawings.map(({ name, words, picture }) => (
				<li key={name}>
					<CourseCover drawing={picture} label="" className="w-full rounded-control" />
					<p className="mt-1.5 text-step-1 text-ink-muted">{words}</p>
				</li>
			))}
		</ul>
	);
}

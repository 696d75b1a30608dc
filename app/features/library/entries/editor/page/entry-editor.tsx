import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { Badge } from "#app/ui/badge.tsx";
import { UnsavedChanges } from "#app/ui/form/unsaved-changes.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { WritingAnswer } from "./answer-writing.server";
import { EntryActions } from "./entry-deeds";
import { EntryFormProvider } from "./entry-form-context";
import type { EntryPageView } from "./entry-page-data.server";
import { LanguageLinks } from "./language-links";
import { OriginalFields } from "./original-fields";
import { type PublishAnswer, PublishPanel } from "./publish-panel";
import { TranslationFields } from "./translation-fields";
import { WritingForm } from "./writing-form";

export type EntryAnswer = WritingAnswer | PublishAnswer | { kind: "refused"; error: FormMessage };
export const DONE_VALUES = [
	"saved",
	"unchanged",
	"created",
	"published",
	"discarded",
	"retired",
	"restored",
	"merged",
	"mergeWaits",
] as const;
export type Done = (typeof DONE_VALUES)[number];

type Props = {
	page: EntryPageView;
	adminListPath: string;
	answer: EntryAnswer | undefined;
	done: Done | null;
	isPublishing: boolean;
	needsSecondPerson: boolean;
	aside?: ReactNode;
};

/** Asks before unsaved changes are left. */
export function EntryEditor(props: Props) {
	return (
		<UnsavedChanges>
			<EntryParts {...props} />
		</UnsavedChanges>
	);
}

function EntryParts({ page, adminListPath, answer, done, isPublishing, needsSecondPerson, aside }: Props) {
	const { t } = useTranslation("library");
	const say = useMessages("library");
	const path = `${adminListPath}/${page.id}`;
	const refusal = answer?.kind === "notPublished" ? answer : undefined;
	const refused = answer?.kind === "refused" ? answer : undefined;
	const writing = refusal || refused ? undefined : (answer as WritingAnswer | undefined);
	const state = page.states.find(({ language }) => language === page.language);

	return (
		<div className="-mt-5">
			<div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-label">
				{page.isRetired ? <Badge tone="neutral">{t("states.retired")}</Badge> : null}
				<span className="font-mono text-step-1 text-ink-muted">{page.key}</span>
				<Link to={`${path}/preview?lang=${page.language}`} className="link hit-area">
					{t("editor.preview")}
				</Link>
				<Link to={`${path}/history`} className="link hit-area">
					{t("editor.history")}
				</Link>
				{page.page ? (
					<Link to={withLanguagePrefix(page.page, page.language)} className="link hit-area">
						{t("editor.readers")}
					</Link>
				) : null}
				{state?.draft ? (
					<span className="text-ink-subtle">
						{t("editor.draftBy", { name: state.draft.by ?? t("editor.someone"), date: state.draft.at })}
					</span>
				) : null}
			</div>
			<p className="mt-1 text-step-1 text-ink-subtle">
				{page.isRetired
					? t("editor.isRetired")
					: page.isPublished
						? page.isShipped
							? t("editor.shipped")
							: null
						: t("editor.never")}
			</p>
			<div className="mt-4 mb-6">
				<LanguageLinks page={page} path={path} />
			</div>
			{done && !answer ? (
				<ResultNotice tone="success" className="mb-6">
					{t(`done.${done}`)}
				</ResultNotice>
			) : null}
			{refused ? (
				<ResultNotice tone="danger" className="mb-6">
					{say(refused.error)}
				</ResultNotice>
			) : null}
			{page.mergeInto ? (
				<Notice tone="info" className="mb-6">
					{t("editor.mergeWaits", { name: page.mergeInto })}
				</Notice>
			) : null}
			{(isPublishing || refusal) && page.drafts.length > 0 ? (
				<PublishPanel page={page} path={path} answer={refusal} needsSecondPerson={needsSecondPerson} />
			) : null}
			{state?.isOlder ? (
				<Notice tone="warning" className="mb-6">
					{t("editor.olderNotice")}
				</Notice>
			) : null}
			<EntryFormProvider
				value={{
					shape: page.shape,
					variant: page.variant,
					choices: page.choices,
					constraints: page.constraints,
					problems: writing?.problems ?? (writing ? {} : page.problems),
					language: page.language,
					isNew: false,
					files: page.files,
				}}
			>
				<WritingForm
					// Remounts the form when the saved values change or typed values are restored, so that the fields
					// show them.
					key={`${page.language} ${page.revision} ${page.factsRevision} ${page.isPublished} ${writing?.kind === "shown"}`}
					entry={page.form}
					seen={{
						lang: page.language,
						source: page.source,
						revision: page.revision,
						factsRevision: page.factsRevision,
					}}
					answer={writing}
					storageKey={`${path} ${page.language}`}
					saveLabel={t("actions.save")}
					canPublish
				>
					{(typed) =>
						page.english ? (
							<>
								<p className="text-step-1 text-ink-subtle">{t("editor.fallback")}</p>
								<TranslationFields english={page.english} own={page.form} typed={typed} />
							</>
						) : (
							<OriginalFields />
						)
					}
				</WritingForm>
			</EntryFormProvider>
			{aside ? (
				<section aria-label={t("editor.termAside")} className="mt-12">
					{aside}
				</section>
			) : null}
			<EntryActions page={page} />
		</div>
	);
}

import { Form } from "@remix-run/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pathOfPost } from "../topic/post-pages";
import { DealFields } from "./deal-fields";
import { draftOf } from "./drafts/draft-form";
import { NewerDraft } from "./drafts/newer-draft";
import { placeOfEdit } from "./drafts/place-of-edit";
import { useDraft } from "./drafts/use-draft";
import type { EditAnswer, EditPageData } from "./edit-page.server";
import { limitsId, WritingBox } from "./writing-box";

type Props = Omit<EditPageData, "description"> & { answer: EditAnswer | null | undefined };

/** The text of a post. What somebody else has saved meanwhile stands beside what was typed. */
export function EditPage({ title, topic, post, draft, hasTitle, isOnce, limits, allowed, answer }: Props) {
	const { t } = useTranslation("forum");
	const form = useRestoredForm({ key: `edit:${post.id}`, answer: answer?.reply });
	const kept = useDraft({ place: placeOfEdit(post.id), sequence: draft?.sequence ?? 0 });
	// What is kept while this page is open does not change what it began with.
	const [found] = useState(draft?.form ?? undefined);
	const { field, formError, problems } = useFields({ namespace: "forum", reply: answer?.reply, draft: found });
	const box = useRef<HTMLTextAreaElement>(null);
	const [isOverLimit, setOverLimit] = useState(false);
	const isScripted = useHydrated();
	const text = field("body", post.body);
	const theirs = answer?.theirs ?? null;
	const note = () => {
		if (form.ref.current) kept.note(draftOf(form.ref.current));
	};
	return (
		<div className="container-page py-10 md:py-14">
			<div className="max-w-176">
				<h1 className="font-serif text-step-5">{title}</h1>
				<p className="mt-1 text-ui text-ink-muted">{topic.title}</p>
				{isOnce ? <Notice className="mt-6">{t("edit.once")}</Notice> : null}
				{formError ? (
					<Notice tone="warning" title={formError} className="mt-6">
						{theirs ? (
							<>
								<p>{t("edit.theirs")}</p>
								{theirs.title === null ? null : (
									<p lang={topic.language} className="mt-2 font-strong break-words">
										{theirs.title}
									</p>
								)}
								<p className="mt-2 max-h-80 overflow-y-auto rounded-control border border-line bg-surface-raised p-3 whitespace-pre-wrap break-words">
									{theirs.body}
								</p>
							</>
						) : null}
					</Notice>
				) : null}
				{kept.newer ? (
					<NewerDraft
						newer={kept.newer}
						form={form.ref}
						onKeep={() => form.ref.current && kept.insist(draftOf(form.ref.current))}
					/>
				) : null}
				{found && draft && !answer ? (
					<Notice
						className="mt-6"
						actions={
							<LinkButton variant="secondary" size="sm" to="?saved=1" replace>
								{t("draft.startOver")}
							</LinkButton>
						}
					>
						<p>{t("draft.ofEdit", { at: draft.at })}</p>
					</Notice>
				) : null}
				<Form
					ref={form.ref}
					method="post"
					onInput={note}
					onSubmit={(event) => {
						if (isOverLimit) return event.preventDefault();
						// A draft that is kept later would bring back what is sent.
						kept.stop();
						form.onSubmit(event);
					}}
					className="mt-6 grid gap-6"
				>
					<ErrorSummary title={t("errors.summary")} errors={problems} answer={answer?.reply} />
					<input type="hidden" name="postId" value={post.id} />
					<input type="hidden" name="revision" value={theirs?.revision ?? found?.revision ?? post.revision} />
					{hasTitle ? (
						<TextField
							{...field("title", topic.title)}
							label={t("edit.topicTitle")}
							maxLength={limits.title?.maxLength}
							lang={topic.language}
							required
						/>
					) : null}
					<WritingBox
						box={box}
						field={text}
						label={t("edit.body")}
						lang={undefined}
						maxLength={limits.body?.maxLength}
						topicId={topic.id}
						limits={allowed}
						onText={note}
						onOverLimit={setOverLimit}
						isTall
					/>
					<p role="status" className="-mt-4 text-step-1 text-ink-muted empty:hidden">
						{kept.saved ? t("draft.kept", { at: kept.saved }) : null}
					</p>
					{post.deal ? <DealFields field={field} deal={post.deal} /> : null}
					<div className="flex flex-wrap gap-3">
						<Button
							type="submit"
							disabled={isScripted && isOverLimit}
							aria-describedby={isOverLimit ? limitsId(text.id) : undefined}
						>
							{t("edit.submit")}
						</Button>
						<LinkButton variant="secondary" to={pathOfPost(topic.id, post.number)}>
							{t("edit.cancel")}
						</LinkButton>
					</div>
				</Form>
			</div>
		</div>
	);
}

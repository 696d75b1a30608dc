import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { toast } from "#app/ui/toast/toast-store.ts";
import { TOPIC_KINDS } from "#db/schema/community/forum-kinds.ts";
import { PollFields } from "../polls/poll-fields";
import { TagField } from "../tags/tag-field";
import { DealFields } from "./deal-fields";
import { draftOf, isAsSent } from "./drafts/draft-form";
import { NewerDraft } from "./drafts/newer-draft";
import { useDraft } from "./drafts/use-draft";
import type { StartTopicPageData } from "./start-topic-page.server";
import { useWaitingPost } from "./waiting/use-waiting-post";
import { WaitingNotice } from "./waiting/waiting-notice";
import { NEW_TOPIC } from "./waiting/waiting-place";
import { limitsId, WritingBox } from "./writing-box";

type Props = Omit<StartTopicPageData, "description"> & { reply: FormReply | undefined };

/** Works without script: the fields of a deal are then always there, and are read for a deal alone. */
export function StartTopicPage({
	title,
	categories,
	usual,
	origin,
	suggestedTags,
	clientKey,
	limits,
	allowed,
	timeZone,
	isModerator,
	draft,
	draftSavedAt,
	sequence,
	reply,
}: Props) {
	const { t } = useTranslation("forum");
	const {
		field,
		box: checkbox,
		formError,
		problems,
	} = useFields({ namespace: "forum", reply, draft: draft ?? undefined });
	const [key, setKey] = useState(clientKey);
	const box = useRef<HTMLTextAreaElement>(null);
	const kept = useDraft({ place: NEW_TOPIC, sequence });
	const refilled = useRestoredForm({ key: "new-topic", answer: reply });
	const [isOverLimit, setOverLimit] = useState(false);
	const isScripted = useHydrated();
	const waiting = useWaitingPost({
		place: NEW_TOPIC,
		form: refilled.ref,
		onFound: ({ key: clientKey }) => setKey(clientKey),
		onSent(sent, wasInForm) {
			toast({ title: t("waiting.sent") });
			setKey(crypto.randomUUID());
			const form = refilled.ref.current;
			// What was written meanwhile stays, and is another topic.
			const isSame = !wasInForm || !form || isAsSent(form, sent);
			if (isSame) kept.stop();
			else kept.note(draftOf(form));
			return isSame;
		},
	});
	const [language, setLanguage] = useState<string>(field("language", usual.language).defaultValue);
	const [kind, setKind] = useState<string>(field("kind", "question").defaultValue);
	const { state, formMethod } = useNavigation();
	const kinds = TOPIC_KINDS.filter((one) => one !== "announcement" || isModerator);
	const note = () => {
		if (refilled.ref.current && !waiting.isKept) kept.note(draftOf(refilled.ref.current));
	};
	const text = field("body");

	// Filled from what this device keeps.
	useEffect(() => {
		const form = refilled.ref.current;
		const hear = ({ target }: Event) => {
			if (!form || target !== form) return;
			const chosen = new FormData(form);
			setLanguage(String(chosen.get("language")));
			setKind(String(chosen.get("kind")));
		};
		form?.addEventListener("change", hear);
		return () => form?.removeEventListener("change", hear);
	}, [refilled.ref]);

	return (
		<div className="container-page py-10 md:py-14">
			<div className="max-w-176">
				<h1 className="font-serif text-step-6">{title}</h1>
				<p className="mt-2 text-ui text-ink-muted">{t("new.lede")}</p>
				{origin ? <p className="mt-4 text-ui">{t(`new.origin.${origin.kind}`, { title: origin.title })}</p> : null}
				<Form
					ref={refilled.ref}
					method="post"
					// Without a connection it waits in the device queue.
					data-kept=""
					onInput={note}
					onSubmit={(event) => {
						if (isOverLimit) return event.preventDefault();
						// A draft that is kept later would bring back what is sent.
						kept.stop();
						if (waiting.take(event.currentTarget)) event.preventDefault();
						else refilled.onSubmit(event);
					}}
					className="mt-8 grid gap-6"
				>
					<ErrorSummary title={t("errors.summary")} errors={problems} answer={reply} />
					{formError ? <Notice tone="danger">{formError}</Notice> : null}
					{kept.newer ? (
						<NewerDraft
							newer={kept.newer}
							form={refilled.ref}
							onKeep={() => refilled.ref.current && kept.insist(draftOf(refilled.ref.current))}
						/>
					) : null}
					<input type="hidden" name="clientKey" value={key} />
					{origin ? <input type="hidden" name={origin.kind} value={origin.key} /> : null}
					<div className="grid gap-6 sm:grid-cols-3">
						<SelectField {...field("category", usual.category)} label={t("new.category")} required>
							<option value="">{t("new.choose")}</option>
							{categories.map(({ key: value, name }) => (
								<option key={value} value={value}>
									{name}
								</option>
							))}
						</SelectField>
						<SelectField
							{...field("kind", "question")}
							label={t("filters.kind")}
							onChange={({ currentTarget }) => setKind(currentTarget.value)}
						>
							{kinds.map((one) => (
								<option key={one} value={one}>
									{t(`kinds.${one}`)}
								</option>
							))}
						</SelectField>
						<SelectField
							{...field("language", usual.language)}
							label={t("new.language")}
							onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
						>
							{LANGUAGES.map(({ code, name }) => (
								<option key={code} value={code} lang={code}>
									{name}
								</option>
							))}
						</SelectField>
					</div>
					<TextField
						{...field("title")}
						label={t("new.titleLabel")}
						help={t("new.titleHelp")}
						maxLength={limits.title?.maxLength}
						lang={language}
						required
					/>
					<WritingBox
						box={box}
						field={text}
						label={t("new.body")}
						lang={language}
						maxLength={limits.body?.maxLength}
						topicId={null}
						limits={allowed}
						onText={note}
						onOverLimit={setOverLimit}
						isTall
					/>
					<p role="status" className="-mt-4 text-step-1 text-ink-muted">
						{kept.saved
							? t("draft.kept", { at: kept.saved })
							: draftSavedAt
								? t("draft.found", { at: draftSavedAt })
								: null}
					</p>
					<DealFields field={field} isHidden={kind !== "dealReview"} />
					<PollFields
						fields={{ field, box: checkbox }}
						maxLength={limits["poll.options"]?.maxLength}
						timeZone={timeZone}
					/>
					<TagField field={field("tags")} suggested={suggestedTags} maxLength={limits.tags?.maxLength} />
					<WaitingNotice post={waiting.post} onDiscard={waiting.discard} />
					<Button
						type="submit"
						disabled={isScripted && isOverLimit}
						aria-describedby={isOverLimit ? limitsId(text.id) : undefined}
						pending={state !== "idle" && formMethod === "POST"}
						pendingLabel={t("reply.sending")}
						className="justify-self-start"
					>
						{t(waiting.isWaitingFor ? "waiting.send" : "new.submit")}
					</Button>
				</Form>
			</div>
		</div>
	);
}

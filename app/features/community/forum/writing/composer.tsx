import { Form, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { fillIn } from "#app/shared/forms/use-restored-form.ts";
import { useSavedTyping } from "#app/shared/forms/use-saved-typing.ts";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Notice } from "#app/ui/notice.tsx";
import { toast } from "#app/ui/toast/toast-store.ts";
import { CounterSheetFields } from "../deals/counter-sheet-fields";
import { ComposerHead } from "./dock/composer-head";
import type { ComposerPlace, ComposerState } from "./dock/use-composer";
import { useVisibleArea } from "./dock/use-visible-area";
import { draftOf, isAsSent } from "./drafts/draft-form";
import { NewerDraft } from "./drafts/newer-draft";
import { useDraft } from "./drafts/use-draft";
import { quotedMarkup } from "./insert-markup";
import { useWaitingPost } from "./waiting/use-waiting-post";
import { WaitingNotice } from "./waiting/waiting-notice";
import { limitsId, WritingBox } from "./writing-box";

type Props = {
	place: ComposerPlace;
	composer: ComposerState;
	reply: FormReply | undefined;
	/** The last form was done and led back here. */
	isDone: boolean;
};

/** Stands below the posts, and with script over the page while a post is answered, so that this can be read. */
export function Composer({ place: { topicId, writing }, composer, reply, isDone }: Props) {
	const { t } = useTranslation("forum");
	const prefix = useLanguagePrefix();
	const { answered, answerPost, quotation, onQuoted, dock, reset } = composer;
	const place = String(topicId);
	const section = useRef<HTMLElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const box = useRef<HTMLTextAreaElement>(null);
	const unfold = useRef<HTMLButtonElement>(null);
	const [key, setKey] = useState(writing.clientKey);
	const [round, setRound] = useState(0);
	const [isOverLimit, setOverLimit] = useState(false);
	const draft = useDraft({ place, sequence: writing.sequence });
	const typing = useSavedTyping({ key: `forum:${place}`, revision: place, isAnswered: reply !== undefined });
	const found = round === 0 ? writing.draft : null;
	const { field, formError, ...fields } = useFields({
		namespace: "forum",
		reply,
		intent: "reply",
		idPrefix: "reply-",
		draft: found?.form ?? undefined,
	});
	const isSending = useSending();
	const wasSending = useRef(false);
	const isScripted = useHydrated();
	const text = field("body", found?.body);
	const note = () => {
		if (form.current && !waiting.isKept) draft.note(draftOf(form.current));
	};
	useVisibleArea(section, dock === "open");

	const finish = useCallback(() => {
		setKey(crypto.randomUUID());
		setRound((one) => one + 1);
		draft.stop();
		typing.drop();
		reset();
	}, [draft.stop, typing.drop, reset]);
	const waiting = useWaitingPost({
		place,
		form,
		onFound({ key: clientKey, body }) {
			setKey(clientKey);
			if (body.replyTo) answerPost(Number(body.replyTo));
		},
		onSent(sent, wasInForm) {
			toast({ title: t("waiting.sent") });
			// What was written meanwhile stays, and is another post.
			const isSame = !wasInForm || !form.current || isAsSent(form.current, sent);
			if (isSame) finish();
			else setKey(crypto.randomUUID());
			return isSame;
		},
	});

	// A form that was refused or did not arrive keeps its text and its key.
	useEffect(() => {
		if (wasSending.current && !isSending && isDone) finish();
		wasSending.current = isSending;
	}, [isSending, isDone, finish]);

	// The session had ended when it was sent.
	useEffect(() => {
		if (!typing.kept || !form.current) return;
		fillIn(form.current, typing.kept);
		typing.drop();
	}, [typing.kept, typing.drop]);

	useEffect(() => {
		const element = box.current;
		if (!quotation || !element) return;
		onQuoted();
		if (quotation.quote) {
			element.setRangeText(quotedMarkup(quotation), element.selectionStart, element.selectionEnd, "end");
			element.dispatchEvent(new Event("input", { bubbles: true }));
		}
		document.getElementById(`post-${quotation.number}`)?.scrollIntoView();
		element.focus({ preventScroll: true });
	}, [quotation, onQuoted]);
	useEffect(() => {
		if (dock === "open") box.current?.focus({ preventScroll: true });
	}, [dock]);

	return (
		<section
			id="reply"
			ref={section}
			aria-label={t("reply.title")}
			onKeyDown={({ key: pressed }) => {
				if (pressed === "Escape" && dock === "open") composer.fold();
			}}
			className={classNames(
				"scroll-mt-24",
				dock === "below" ? "mt-8" : docked,
				dock === "open" && opened,
				dock === "open" && waiting.isWaitingFor ? aboveBanner : dock !== "below" && "pb-2",
				dock === "folded" && "pt-2",
			)}
		>
			<ComposerHead composer={composer} saved={draft.saved} unfold={unfold} />
			<div className={classNames("mt-3", dock === "folded" && "hidden")}>
				{writing.slow ? (
					<Notice className="mb-4">
						<p>{t("slow.every", { minutes: writing.slow.minutes })}</p>
					</Notice>
				) : null}
				{formError ? (
					<Notice tone="danger" className="mb-4">
						{formError}
					</Notice>
				) : null}
				{draft.newer ? (
					<NewerDraft
						newer={draft.newer}
						form={form}
						onKeep={() => form.current && draft.insist(draftOf(form.current))}
					/>
				) : null}
				<Form
					ref={form}
					method="post"
					{...(composer.isElsewhere ? { action: withLanguagePrefix(`/forum/${topicId}`, prefix) } : {})}
					preventScrollReset
					// Without a connection it waits in the device queue.
					data-kept=""
					onInput={note}
					onSubmit={(event) => {
						if (isOverLimit) return event.preventDefault();
						// A draft that is kept later would bring back what is sent.
						draft.stop();
						if (waiting.take(event.currentTarget)) event.preventDefault();
						else typing.keep(event.currentTarget);
					}}
				>
					<input type="hidden" name="intent" value="reply" />
					<input type="hidden" name="clientKey" value={key} />
					{answered ? <input type="hidden" name="replyTo" value={answered.number} /> : null}
					<WritingBox
						key={round}
						box={box}
						field={text}
						label={t("reply.body")}
						lang={undefined}
						maxLength={writing.limits.body?.maxLength}
						topicId={topicId}
						limits={writing.allowed}
						onText={note}
						onOverLimit={setOverLimit}
						isDocked={dock === "open"}
					/>
					{writing.sheet ? (
						<CounterSheetFields key={`sheet-${round}`} fields={{ field, box: fields.box }} sheet={writing.sheet} />
					) : null}
					<WaitingNotice post={waiting.post} onDiscard={waiting.discard} />
					<div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
						<Button
							type="submit"
							disabled={isScripted && isOverLimit}
							aria-describedby={isOverLimit ? limitsId(text.id) : undefined}
							pending={isSending}
							pendingLabel={t("reply.sending")}
						>
							{t(waiting.isWaitingFor ? "waiting.send" : "reply.submit")}
						</Button>
						{answered ? (
							<Button variant="quiet" onClick={composer.toTopic}>
								{t("reply.toTopic")}
							</Button>
						) : null}
						<p className="scripted text-step-1 text-ink-muted">
							<kbd>Ctrl</kbd> <kbd>Enter</kbd> {t("reply.sends")}
						</p>
					</div>
				</Form>
			</div>
		</section>
	);
}

const docked =
	"fixed inset-x-0 bottom-0 z-30 mx-auto max-w-308 rounded-t-card border border-line-strong bg-surface-raised px-4 shadow-float md:px-6 print:hidden";
/** The post that is answered stands above it; on phones it has the window, less the keyboard. */
const opened =
	"max-h-[55dvh] scroll-pt-16 overflow-y-auto max-md:top-[var(--visible-top,0px)] max-md:bottom-auto max-md:z-40 max-md:h-[var(--visible-height,100dvh)] max-md:max-h-none max-md:rounded-none";

/** Without a connection a banner stands over the bottom of the window, and must not cover the button. */
const aboveBanner = "scroll-pb-40 pb-40";

function useSending(): boolean {
	const { state, formData } = useNavigation();
	return state !== "idle" && formData?.get("intent") === "reply";
}

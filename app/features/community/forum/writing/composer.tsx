import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Minus, ReplyIcon, X } from "#app/ui/icons.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { DealSheet } from "#db/schema/community/forum.ts";
import { OwnSheetFields } from "../deals/own-sheet-fields";
import { NewerDraft } from "./drafts/newer-draft";
import { useDraft } from "./drafts/use-draft";
import { quotation } from "./insert-markup";
import type { ComposerState } from "./use-composer";
import { WritingBox } from "./writing-box";

type Props = {
	writing: {
		clientKey: string;
		limits: Partial<Record<string, { maxLength?: number }>>;
		/** Of the topic: an answer may work it out in another way. */
		sheet: DealSheet | null;
		draft: { body: string; saved: string } | null;
		sequence: number;
		/** How long a member waits between two posts here; `until`, as long as this reader must not write. */
		slow: { minutes: number; until: string | null } | null;
	};
	topicId: number;
	composer: ComposerState;
	reply: FormReply | undefined;
	/** The last form was done and led back here. */
	isDone: boolean;
};

/** Stands below the posts, and with script over the page while a post is answered, so that this can be read. */
export function Composer({ writing, topicId, composer, reply, isDone }: Props) {
	const { t } = useTranslation("forum");
	const { answered, isDocked, fold, reset } = composer;
	const box = useRef<HTMLTextAreaElement>(null);
	const [key, setKey] = useState(writing.clientKey);
	const [round, setRound] = useState(0);
	const draft = useDraft({ place: String(topicId), sequence: writing.sequence });
	const { field, formError, ...fields } = useFields({ namespace: "forum", reply, intent: "reply", idPrefix: "reply-" });
	const isSending = useSending();
	const wasSending = useRef(false);
	const kept = round === 0 ? (writing.draft?.body ?? "") : "";

	// A form that was refused or did not arrive keeps its text and its key.
	useEffect(() => {
		if (wasSending.current && !isSending && isDone) {
			setKey(crypto.randomUUID());
			setRound((one) => one + 1);
			draft.stop();
			reset();
		}
		wasSending.current = isSending;
	}, [isSending, isDone, reset, draft.stop]);

	useEffect(() => {
		const element = box.current;
		if (!answered || !element) return;
		if (answered.quote) {
			element.setRangeText(quotation(answered), element.selectionStart, element.selectionEnd, "end");
			element.dispatchEvent(new Event("input", { bubbles: true }));
		}
		element.focus({ preventScroll: true });
	}, [answered]);

	return (
		<section
			id="reply"
			aria-label={t("reply.title")}
			onKeyDown={({ key: pressed }) => {
				if (pressed === "Escape" && isDocked) fold();
			}}
			className={classNames(
				"scroll-mt-24",
				isDocked
					? "fixed inset-x-0 bottom-0 z-30 mx-auto max-h-[85dvh] max-w-308 overflow-y-auto rounded-t-card border border-line-strong bg-surface-raised p-4 shadow-float md:p-6"
					: "mt-8",
			)}
		>
			<div className="mb-3 flex items-center gap-3">
				<ReplyIcon className="size-4 shrink-0" />
				<h2 className="text-ui font-strong">
					{answered ? t("reply.to", { name: answered.name, number: answered.number }) : t("reply.title")}
				</h2>
				<p role="status" className="min-w-0 grow text-step-1 text-ink-muted">
					{draft.saved ? t("draft.kept", { at: draft.saved }) : null}
				</p>
				{isDocked ? (
					<IconButton label={t("reply.fold")} onClick={fold}>
						<Minus className="size-4" />
					</IconButton>
				) : null}
				{answered ? (
					<IconButton label={t("reply.toTopic")} onClick={reset}>
						<X className="size-4" />
					</IconButton>
				) : null}
			</div>
			{writing.slow ? (
				<Notice className="mb-4">
					<p>{t("slow.every", { minutes: writing.slow.minutes })}</p>
					{writing.slow.until ? <p>{t("slow.until", { until: writing.slow.until })}</p> : null}
				</Notice>
			) : null}
			{formError ? (
				<Notice tone="danger" className="mb-4">
					{formError}
				</Notice>
			) : null}
			{draft.newer ? (
				<NewerDraft
					onTake={(body) => {
						if (!box.current) return;
						box.current.value = body;
						box.current.dispatchEvent(new Event("input", { bubbles: true }));
					}}
					onKeep={() => draft.insist({ title: "", body: box.current?.value ?? "" })}
					body={draft.newer.body}
				/>
			) : null}
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value="reply" />
				<input type="hidden" name="clientKey" value={key} />
				{answered ? <input type="hidden" name="replyTo" value={answered.number} /> : null}
				<WritingBox
					key={round}
					box={box}
					field={field("body", kept)}
					label={t("reply.body")}
					lang={undefined}
					maxLength={writing.limits.body?.maxLength}
					topicId={topicId}
					onText={(body) => draft.note({ title: "", body })}
				/>
				{writing.sheet ? (
					<OwnSheetFields key={`sheet-${round}`} fields={{ field, box: fields.box }} sheet={writing.sheet} />
				) : null}
				<div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
					<Button type="submit" pending={isSending} pendingLabel={t("reply.sending")}>
						{t("reply.submit")}
					</Button>
					<p className="scripted text-step-1 text-ink-muted">
						<kbd>Ctrl</kbd> <kbd>Enter</kbd> {t("reply.sends")}
					</p>
				</div>
			</Form>
		</section>
	);
}

function useSending(): boolean {
	const { state, formData } = useNavigation();
	return state !== "idle" && formData?.get("intent") === "reply";
}

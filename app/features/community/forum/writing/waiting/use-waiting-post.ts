import { useNavigate, useRevalidator } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { QueuedAction } from "#app/shared/device-queue/queued-action.ts";
import { dropQueuedAction } from "#app/shared/device-queue/queued-action-store.ts";
import { onActionSent, sendAction } from "#app/shared/device-queue/send-queued-actions.ts";
import { useIsOffline } from "#app/shared/device-queue/use-is-offline.ts";
import { useQueueOwner, useSendQueuedActions } from "#app/shared/device-queue/use-queue-owner.ts";
import { useQueuedActions } from "#app/shared/device-queue/use-queued-actions.ts";
import { fillIn } from "#app/shared/forms/use-restored-form.ts";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { WAITING_PATH, waitingSubject } from "./waiting-place";

type Options = {
	/** As of drafts: the number of a topic, or `new`. */
	place: string;
	form: RefObject<HTMLFormElement>;
	/** A text that waits from an earlier visit was put into the form; it goes under its key. */
	onFound: (post: QueuedAction) => void;
	/**
	 * The school has what was `sent`, by field name; `wasInForm`: the form had it. False when something else stands there,
	 * which then stays.
	 */
	onSent: (sent: QueuedAction["body"], wasInForm: boolean) => boolean;
};

/**
 * Sends a form of the forum from the device queue while there is no connection. The key of the form is that of the queue,
 * so that pressing again replaces what waits and the school writes it once.
 */
export function useWaitingPost({ place, form, onFound, onSent }: Options) {
	const userId = useQueueOwner();
	const isOffline = useIsOffline();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const prefix = useLanguagePrefix();
	const subject = waitingSubject(place);
	const [post] = useQueuedActions({ userId, subject });
	const known = useRef<QueuedAction | null>(null);
	const isInForm = useRef(false);
	const handlers = useRef({ onFound, onSent });
	handlers.current = { onFound, onSent };

	useSendQueuedActions();

	useEffect(
		() =>
			onActionSent((sent, outcome) => {
				if (sent.subject !== subject || outcome.state !== "done") return;
				known.current = null;
				const isDone = handlers.current.onSent(sent.body, isInForm.current);
				isInForm.current = false;
				const to = addressIn(outcome.body);
				if (to && isDone) navigate(withLanguagePrefix(to, prefix), { preventScrollReset: true });
				else revalidate();
			}),
		[subject, navigate, revalidate, prefix],
	);

	// It is gone, but not from here: another tab has sent or discarded it.
	useEffect(() => {
		const before = known.current;
		known.current = post ?? null;
		if (!before || post) return;
		isInForm.current = false;
		if (before.refused) return;
		void isWritten(before.key).then((isSent) => {
			if (!isSent) return;
			handlers.current.onSent(before.body, true);
			revalidate();
		});
	}, [post, revalidate]);

	useEffect(() => {
		if (!post || isInForm.current || !form.current) return;
		isInForm.current = true;
		fillIn(
			form.current,
			Object.entries(post.body).map(([name, value]): [string, string] => [name, String(value)]),
		);
		handlers.current.onFound(post);
	}, [post, form]);

	return {
		post,
		/** It waits on this device, and needs no draft. */
		isKept: post !== undefined && !post.refused,
		/** The button then says that it waits for the connection. */
		isWaitingFor: isOffline && userId !== null,
		/** True when the queue takes the form, which is then not sent by itself. */
		take(sent: HTMLFormElement): boolean {
			const fields = textFieldsOf(sent);
			const key = fields.clientKey;
			if (userId === null || !key || !(isOffline || post)) return false;
			isInForm.current = true;
			void sendAction({
				userId,
				kind: "forumPost",
				subject,
				slot: subject,
				key,
				url: WAITING_PATH,
				body: { ...fields, place },
			});
			return true;
		},
		/** The text stays in the form and is not sent by itself any more. */
		discard() {
			known.current = null;
			if (post) dropQueuedAction(post.key);
		},
	};
}
export type WaitingPost = ReturnType<typeof useWaitingPost>;

function textFieldsOf(form: HTMLFormElement): Record<string, string> {
	const texts = [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
	return Object.fromEntries(texts);
}

/** Whether the school has a post with this key. False without a connection: the text then stays where it is. */
async function isWritten(key: string): Promise<boolean> {
	const answer = await fetch(`${WAITING_PATH}?key=${key}`).catch(() => null);
	return answer?.status === 204;
}

function addressIn(answer: unknown): string | null {
	const to = typeof answer === "object" && answer !== null && "to" in answer ? answer.to : null;
	return typeof to === "string" ? to : null;
}

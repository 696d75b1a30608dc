import { useCallback, useState } from "react";
import type { TopicPageData } from "../../topic/topic-page-data.server";
import { selectedIn, wholeText } from "./quoted-text";

type Answered = {
	number: number;
	/** Null when it comes from a draft and its post is not on the page. */
	name: string | null;
};
/** The post that was chosen to be answered; null to answer the topic, whatever a draft says. */
type Choice = { topicId: number; post: Answered | null };
/** What is put into the text once, as its post is chosen. */
type Quotation = { topicId: number; number: number; name: string; quote: string };
/** Below the posts, over the page, or over it as one line. */
export type DockState = "below" | "open" | "folded";

/** What a composer needs of the topic that it writes to. */
export type ComposerPlace = { topicId: number; title: string; writing: NonNullable<TopicPageData["writing"]> };

/**
 * Which post is answered, and where the form stands. Over the page it stays with the topic where it was opened, while
 * its writer looks at another one.
 */
export function useComposer(here: ComposerPlace | null) {
	const [choice, setChoice] = useState<Choice | null>(null);
	const [quotation, setQuotation] = useState<Quotation | null>(null);
	const [dock, setDock] = useState<DockState>("below");
	const [openedAt, setOpenedAt] = useState<ComposerPlace | null>(null);
	const place = dock === "below" || openedAt?.topicId === here?.topicId ? here : openedAt;
	const topicId = place?.topicId ?? 0;
	const ofPlace = choice?.topicId === topicId ? choice : null;
	const answered: Answered | null = ofPlace ? ofPlace.post : (place?.writing.draft?.answered ?? null);

	function open() {
		setOpenedAt(here);
		setDock("open");
	}
	function answer(number: number, name: string, quote: string) {
		if (!here) return;
		setChoice({ topicId: here.topicId, post: { number, name } });
		setQuotation({ topicId: here.topicId, number, name, quote });
		open();
	}
	const answerPost = useCallback((number: number) => setChoice({ topicId, post: { number, name: null } }), [topicId]);
	const toTopic = useCallback(() => setChoice({ topicId, post: null }), [topicId]);
	const reset = useCallback(() => {
		toTopic();
		setDock("below");
		setOpenedAt(null);
	}, [toTopic]);
	return {
		/** Null where nobody can write. */
		place,
		isElsewhere: place !== null && place.topicId !== here?.topicId,
		answered,
		/** Answers a post that this device has kept a text for. */
		answerPost,
		quotation: quotation?.topicId === topicId ? quotation : null,
		onQuoted: useCallback(() => setQuotation(null), []),
		dock,
		/** Quotes what is selected in the post. */
		replyTo: (number: number, name: string) => answer(number, name, selectedIn(number)),
		/** Quotes a text of the post, else what is selected in it, else all of it. */
		quote: (number: number, name: string, text?: string) =>
			answer(number, name, text || selectedIn(number) || wholeText(number)),
		open,
		fold: () => setDock("folded"),
		unfold: () => setDock("open"),
		putBelow: () => {
			setOpenedAt(null);
			setDock("below");
		},
		/** Answers the topic instead of one of its posts. */
		toTopic,
		reset,
	};
}
export type ComposerState = ReturnType<typeof useComposer>;

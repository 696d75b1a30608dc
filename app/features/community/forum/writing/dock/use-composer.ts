import { useCallback, useState } from "react";
import type { TopicPageData } from "../../topic/topic-page-data.server";
import { selectedIn, wholeText } from "./quoted-text";

type Answered = { topicId: number; number: number; name: string; quote: string };
/** Below the posts, over the page, or over it as one line. */
export type DockState = "below" | "open" | "folded";

/** What a composer needs of the topic that it writes to. */
export type ComposerPlace = { topicId: number; title: string; writing: NonNullable<TopicPageData["writing"]> };

/**
 * Which post is answered, and where the form stands. Over the page it stays with the topic where it was opened, while
 * its writer looks at another one.
 */
export function useComposer(here: ComposerPlace | null) {
	const [answered, setAnswered] = useState<Answered | null>(null);
	const [dock, setDock] = useState<DockState>("below");
	const [openedAt, setOpenedAt] = useState<ComposerPlace | null>(null);
	const place = dock === "below" || openedAt?.topicId === here?.topicId ? here : openedAt;

	function open() {
		setOpenedAt(here);
		setDock("open");
	}
	function answer(number: number, name: string, quote: string) {
		if (!here) return;
		setAnswered({ topicId: here.topicId, number, name, quote });
		open();
	}
	const reset = useCallback(() => {
		setAnswered(null);
		setDock("below");
		setOpenedAt(null);
	}, []);
	return {
		/** Null where nobody can write. */
		place,
		isElsewhere: place !== null && place.topicId !== here?.topicId,
		answered: answered?.topicId === place?.topicId ? answered : null,
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
		toTopic: () => setAnswered(null),
		reset,
	};
}
export type ComposerState = ReturnType<typeof useComposer>;

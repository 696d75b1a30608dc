import { useCallback, useState } from "react";

type Answered = { number: number; name: string; quote: string };

/** Which post is answered, and whether the form stands over the page or below it. */
export function useComposer() {
	const [answered, setAnswered] = useState<Answered | null>(null);
	const [isDocked, setDocked] = useState(false);
	const replyTo = useCallback((number: number, name: string) => {
		setAnswered({ number, name, quote: selectedIn(`post-${number}`) });
		setDocked(true);
	}, []);
	const fold = useCallback(() => setDocked(false), []);
	const open = useCallback(() => setDocked(true), []);
	const reset = useCallback(() => {
		setAnswered(null);
		setDocked(false);
	}, []);
	return { answered, isDocked, replyTo, open, fold, reset };
}
export type ComposerState = ReturnType<typeof useComposer>;

const LONGEST_QUOTE = 1000;

/** What is selected inside an element, which a reply then quotes. */
function selectedIn(id: string): string {
	const selection = document.getSelection();
	const post = document.getElementById(id)?.querySelector(".forum-post");
	if (!selection || selection.isCollapsed || !post?.contains(selection.anchorNode)) return "";
	return selection.toString().trim().slice(0, LONGEST_QUOTE);
}

import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { pathOfPost } from "../post-pages";

/** Somebody who holds an arrow key passes many posts of other pages; the page is fetched when they stop. */
const PAUSE_MS = 350;

/** Scrolls to a post of the page at once, and opens the page of another one after a pause. */
export function usePostJump(topicId: number): (number: number) => void {
	const navigate = useNavigate();
	const timer = useRef(0);
	useEffect(() => () => clearTimeout(timer.current), []);
	return useCallback(
		(number: number) => {
			clearTimeout(timer.current);
			const post = document.getElementById(`post-${number}`);
			if (post) {
				// Read posts stand folded.
				const fold = post.closest("details");
				if (fold) fold.open = true;
				return post.scrollIntoView();
			}
			timer.current = window.setTimeout(() => navigate(pathOfPost(topicId, number)), PAUSE_MS);
		},
		[navigate, topicId],
	);
}

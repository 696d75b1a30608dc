import { type RefObject, useEffect } from "react";
import { isPageShortcut } from "#app/shared/keys/use-step-keys.ts";

const STEPS: Partial<Record<string, 1 | -1>> = { j: 1, k: -1 };
/** Elements of a post by their `data-key`. */
const DEEDS: Partial<Record<string, string>> = { r: "reply", l: "link", b: "bookmark" };

/** Space above a post that bars cover. */
const TOP = 96;

/** J and K go from post to post; R replies to the present one, L copies its link, B bookmarks it. */
export function usePostKeys(list: RefObject<HTMLElement>): void {
	useEffect(() => {
		function act(event: KeyboardEvent) {
			const [step, deed] = [STEPS[event.key], DEEDS[event.key]];
			if ((!step && !deed) || !isPageShortcut(event, { on: "a, button, article" })) return;
			const posts = [...(list.current?.querySelectorAll<HTMLElement>("article[data-number]") ?? [])];
			const shown = posts.filter((post) => post.offsetParent !== null);
			const focused = shown.findIndex((post) => post.contains(document.activeElement));
			const inView = shown.findIndex((post) => post.getBoundingClientRect().bottom > TOP);
			const target = step
				? postAt(shown, focused < 0 ? inView : focused + step)
				: shown[focused < 0 ? inView : focused];
			if (!target) return;
			event.preventDefault();
			if (deed) return target.querySelector<HTMLElement>(`[data-key="${deed}"]`)?.click();
			target.focus();
		}
		addEventListener("keydown", act);
		return () => removeEventListener("keydown", act);
	}, [list]);
}

function postAt(posts: readonly HTMLElement[], at: number): HTMLElement | undefined {
	return posts[Math.min(posts.length - 1, Math.max(0, at))];
}

import { type RefObject, useEffect } from "react";

type Options = { articles: readonly { slug: string }[] | undefined; show: (slug: string) => void };

/** Opens links to other articles in the panel, unless they are to open elsewhere. */
export function useLinksOfText(text: RefObject<HTMLElement | null>, { articles, show }: Options): void {
	useEffect(() => {
		const element = text.current;
		const follow = (event: MouseEvent) => {
			const link = event.target instanceof Element ? event.target.closest(".prose-panel a[href]") : null;
			const wanted = /^\/help\/([a-z0-9-]+)$/.exec(link?.getAttribute("href") ?? "")?.[1];
			const goesElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
			if (!wanted || goesElsewhere || !articles?.some(({ slug }) => slug === wanted)) return;
			event.preventDefault();
			show(wanted);
		};
		element?.addEventListener("click", follow);
		return () => element?.removeEventListener("click", follow);
	}, [text, articles, show]);
}

import { type RefObject, useEffect, useState } from "react";

/** The number of the post that stands at the top of the window. `shown` changes with the posts of the page. */
export function useCurrentNumber(
	list: RefObject<HTMLElement>,
	{ first, shown }: { first: number; shown: string },
): number {
	const [number, setNumber] = useState(first);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `shown` changes with the posts that are observed
	useEffect(() => {
		const inView = new Set<number>();
		const watcher = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries) {
					const one = Number(target instanceof HTMLElement ? target.dataset.number : 0);
					if (isIntersecting) inView.add(one);
					else inView.delete(one);
				}
				if (inView.size > 0) setNumber(Math.min(...inView));
			},
			// The header covers the top; a post counts when it reaches the upper third.
			{ rootMargin: "-96px 0px -66% 0px" },
		);
		for (const post of list.current?.querySelectorAll("[data-number]") ?? []) watcher.observe(post);
		return () => watcher.disconnect();
	}, [list, shown]);
	return number;
}

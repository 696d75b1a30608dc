import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";

/** Draws the card of a term that has been opened. */
type Draw = (onClose: () => void) => ReactNode;
type Opened = { link: HTMLAnchorElement; draw: Draw };

const loadCards = () => import("./open-card");

/**
 * Opens the cards of the terms that link themselves on a page (`linkTerms`). Put it once on a page that has such a text.
 *
 * A term is a link to its page. What turns the click on one into a card is fetched when somebody first reaches for a term, and
 * where it does not come the link leads to the page.
 */
export function TermCards() {
	const [opened, setOpened] = useState<Opened | null>(null);
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a card belongs to the page it was opened on
	useEffect(() => setOpened(null), [key]);

	useEffect(() => {
		const reach = (event: Event) => {
			if (termOf(event)) loadCards().catch(() => {});
		};
		const open = async (event: MouseEvent) => {
			const link = termOf(event);
			if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			event.preventDefault();
			link.setAttribute("aria-busy", "true");
			try {
				const { openCard } = await loadCards();
				const draw = await openCard(link);
				setOpened((before) => (before?.link === link ? null : { link, draw }));
			} catch {
				window.location.assign(link.href);
			} finally {
				link.removeAttribute("aria-busy");
			}
		};
		document.addEventListener("pointerover", reach, { passive: true });
		document.addEventListener("focusin", reach);
		document.addEventListener("click", open);
		return () => {
			document.removeEventListener("pointerover", reach);
			document.removeEventListener("focusin", reach);
			document.removeEventListener("click", open);
		};
	}, []);

	useEffect(() => {
		const link = opened?.link;
		link?.setAttribute("aria-expanded", "true");
		return () => {
			link?.removeAttribute("aria-expanded");
		};
	}, [opened]);

	return opened ? opened.draw(() => setOpened(null)) : null;
}

function termOf({ target }: Event): HTMLAnchorElement | null {
	return target instanceof Element ? target.closest<HTMLAnchorElement>("a.term[data-term]") : null;
}

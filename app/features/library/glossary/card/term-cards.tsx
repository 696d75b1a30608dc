import { useLocation } from "@remix-run/react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { MOBILE_QUERY } from "#app/shared/browser/use-media.ts";
import type { CardState } from "./card-body";
import { isBeside } from "./is-beside";

type RenderCard = (opened: CardState) => ReactNode;
type ShownCard = { link: HTMLAnchorElement; draw: RenderCard; isHovered: boolean };

const loadCards = () => import("./open-card");

/** Delay before hovering opens a card, so that passing over a text opens none. */
const REST_MS = 400;
/** Delay before a card closes, long enough to move the pointer between the term and its card. */
const CROSSING_MS = 300;

/**
 * Opens cards of linked terms on click, Enter or hover (WCAG 2.2, 1.4.13). Use once per page, and once with
 * `isBesidePage` in a panel with `data-beside-page`. If the card cannot be loaded, a click follows the link.
 */
export function TermCards({ isBesidePage = false }: { isBesidePage?: boolean }) {
	const [shown, setShown] = useState<ShownCard | null>(null);
	const timer = useRef<number>();
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a card belongs to the page it was opened on
	useEffect(() => {
		window.clearTimeout(timer.current);
		setShown(null);
	}, [key]);

	const hold = useCallback(() => window.clearTimeout(timer.current), []);
	const wait = useCallback(
		(ms: number, then: () => void) => {
			hold();
			timer.current = window.setTimeout(then, ms);
		},
		[hold],
	);
	const letGo = useCallback(
		() => wait(CROSSING_MS, () => setShown((before) => (before?.isHovered ? null : before))),
		[wait],
	);

	useEffect(() => {
		const termOf = ({ target }: Event) => {
			const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a.term[data-term]") : null;
			return link && isBeside(link) === isBesidePage ? link : null;
		};
		const draw = async (link: HTMLAnchorElement) => (await loadCards()).openCard(link);
		const rest = async (link: HTMLAnchorElement) => {
			const drawn = await draw(link).catch(() => null);
			if (!drawn || !link.matches(":hover")) return;
			setShown((before) => (before && !before.isHovered ? before : { link, draw: drawn, isHovered: true }));
		};
		const enter = (event: PointerEvent) => {
			const link = termOf(event);
			if (!link) return;
			loadCards().catch(() => {});
			const mayRest = event.pointerType === "mouse" && event.buttons === 0 && !window.matchMedia(MOBILE_QUERY).matches;
			if (link.hasAttribute("aria-expanded")) hold();
			else if (mayRest) wait(REST_MS, () => rest(link));
		};
		const leave = (event: PointerEvent) => {
			if (termOf(event)) letGo();
		};
		const reach = (event: Event) => {
			if (termOf(event)) loadCards().catch(() => {});
		};
		const press = async (event: MouseEvent) => {
			const link = termOf(event);
			if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			event.preventDefault();
			hold();
			link.setAttribute("aria-busy", "true");
			try {
				const drawn = await draw(link);
				setShown((before) =>
					before?.link === link && !before.isHovered ? null : { link, draw: drawn, isHovered: false },
				);
			} catch {
				window.location.assign(link.href);
			} finally {
				link.removeAttribute("aria-busy");
			}
		};
		document.addEventListener("pointerover", enter, { passive: true });
		document.addEventListener("pointerout", leave, { passive: true });
		document.addEventListener("focusin", reach);
		document.addEventListener("click", press);
		return () => {
			hold();
			document.removeEventListener("pointerover", enter);
			document.removeEventListener("pointerout", leave);
			document.removeEventListener("focusin", reach);
			document.removeEventListener("click", press);
		};
	}, [hold, wait, letGo, isBesidePage]);

	useEffect(() => {
		const link = shown?.link;
		link?.setAttribute("aria-expanded", "true");
		return () => {
			link?.removeAttribute("aria-expanded");
		};
	}, [shown]);

	if (!shown) return null;
	const close = () => setShown(null);
	return shown.draw({ isHovered: shown.isHovered, onClose: close, onEnter: hold, onLeave: letGo });
}

import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { X } from "#app/ui/icons.tsx";
import { CardBody, type CardProps } from "./card-body";
import { type CardPosition, cardPosition } from "./card-place";
import { isBeside } from "./is-beside";

/** Not modal. Takes the focus unless opened by hovering; Esc and the cross return it, Tab at its ends leaves it. */
export function TermCard({ link, card, isHovered, onClose, onEnter, onLeave }: CardProps) {
	const element = useRef<HTMLDivElement>(null);
	const place = useCardPosition(link, element);
	const titleId = useId();
	const hasFocus = useCallback(() => element.current?.contains(document.activeElement) ?? false, []);
	const close = useCallback(() => {
		if (!isHovered || hasFocus()) link.focus();
		onClose();
	}, [link, isHovered, hasFocus, onClose]);
	useDismiss({ element, link, close, onClose });
	const isPlaced = place !== null;
	useEffect(() => {
		if (isPlaced && !isHovered) element.current?.focus({ preventScroll: true });
	}, [isPlaced, isHovered]);

	/** Focuses the term first, so that Tab continues in the text from there. */
	function leaveByTab(event: KeyboardEvent<HTMLDivElement>) {
		if (event.key !== "Tab") return;
		const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button")];
		const isAtEnd = event.shiftKey
			? document.activeElement === stops[0] || document.activeElement === event.currentTarget
			: document.activeElement === stops.at(-1);
		if (!isAtEnd) return;
		if (event.shiftKey) event.preventDefault();
		close();
	}

	return createPortal(
		<div
			ref={element}
			role="dialog"
			data-state="open"
			aria-labelledby={titleId}
			tabIndex={-1}
			onKeyDown={leaveByTab}
			onPointerEnter={onEnter}
			onPointerLeave={() => hasFocus() || onLeave()}
			style={{ left: place?.left ?? 0, top: place?.top ?? 0 }}
			className={classNames(
				isBeside(link) ? "fixed z-50" : "absolute z-30",
				"w-100 max-w-[calc(100vw-1.5rem)] rounded-card border border-line-strong bg-surface-raised px-6 pt-5 pb-3 shadow-float outline-none print:hidden",
				place ? "animate-fade-in" : "invisible",
			)}
		>
			{place ? <Pointer place={place} /> : null}
			<h2 id={titleId} lang={card.lang ?? undefined} className="pr-10 font-serif text-step-4">
				{card.title}
			</h2>
			<div className="mt-1.5">
				<CardBody link={link} card={card} />
			</div>
			<IconButton label={card.words.close} onClick={close} className="absolute top-3 right-3">
				<X className="size-5" />
			</IconButton>
		</div>,
		document.body,
	);
}

function Pointer({ place: { pointer, isAbove } }: { place: CardPosition }) {
	return (
		<span
			aria-hidden="true"
			style={{ left: pointer }}
			className={classNames(
				"absolute -ml-1.5 size-3 rotate-45 border-line-strong bg-surface-raised",
				isAbove ? "-bottom-1.5 border-r border-b" : "-top-1.5 border-t border-l",
			)}
		/>
	);
}

function useCardPosition(link: HTMLAnchorElement, element: { current: HTMLElement | null }): CardPosition | null {
	const [place, setPlace] = useState<CardPosition | null>(null);
	useLayoutEffect(() => {
		const measure = () => {
			const [first, ...others] = link.getClientRects();
			if (!element.current || !first) return;
			const { offsetWidth: width, offsetHeight: height } = element.current;
			const column = (link.closest(".prose-lesson") ?? document.body).getBoundingClientRect();
			const window = { width: document.documentElement.clientWidth, height: globalThis.innerHeight };
			const inWindow = cardPosition({ lines: [first, ...others], column, card: { width, height }, window });
			if (isBeside(link)) return setPlace(inWindow);
			// Positioned in the page, so that it scrolls with the text.
			setPlace({ ...inWindow, left: inWindow.left + scrollX, top: inWindow.top + scrollY });
		};
		measure();
		window.addEventListener("resize", measure);
		return () => window.removeEventListener("resize", measure);
	}, [link, element]);
	return place;
}

type DismissOptions = {
	element: { current: HTMLElement | null };
	link: HTMLElement;
	close: () => void;
	onClose: () => void;
};

function useDismiss({ element, link, close, onClose }: DismissOptions) {
	useEffect(() => {
		const onKey = (event: globalThis.KeyboardEvent) => {
			if (event.key === "Escape") close();
		};
		const onPointer = ({ target }: PointerEvent) => {
			if (!(target instanceof Node) || element.current?.contains(target) || link.contains(target)) return;
			onClose();
		};
		document.addEventListener("keydown", onKey);
		document.addEventListener("pointerdown", onPointer);
		return () => {
			document.removeEventListener("keydown", onKey);
			document.removeEventListener("pointerdown", onPointer);
		};
	}, [element, link, close, onClose]);
}

import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { TextQuote } from "#app/ui/icons.tsx";
import { selectedIn } from "../writing/dock/quoted-text";

type Offer = { number: number; name: string; text: string; top: number; left: number };
type Props = {
	list: RefObject<HTMLElement>;
	onQuote: (number: number, name: string, text: string) => void;
};

/**
 * Stands below what is selected in a post, by mouse or finger, and quotes it. By the keyboard the menu of the post does
 * that, so that this is no stop of its own.
 */
export function QuoteOffer({ list, onQuote }: Props) {
	const { t } = useTranslation("forum");
	const [offer, setOffer] = useState<Offer | null>(null);
	useEffect(() => {
		let frame = 0;
		const look = () => {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(() => setOffer(offerIn(list.current)));
		};
		document.addEventListener("selectionchange", look);
		return () => {
			cancelAnimationFrame(frame);
			document.removeEventListener("selectionchange", look);
		};
	}, [list]);

	if (!offer) return null;
	const { number, name, text, top, left } = offer;
	return (
		<div className="absolute z-20 print:hidden" style={{ top, left }}>
			<Button
				size="sm"
				variant="secondary"
				tabIndex={-1}
				// Keeps the selection.
				onPointerDown={(event) => event.preventDefault()}
				onMouseDown={(event) => event.preventDefault()}
				onClick={() => {
					onQuote(number, name, text);
					document.getSelection()?.removeAllRanges();
				}}
				className="shadow-float"
			>
				<TextQuote className="size-4" />
				{t("deeds.quote")}
			</Button>
		</div>
	);
}

/** Pixels between what is selected and the button: on phones the handles of the selection stand there. */
const BELOW = 12;
const WIDTH = 140;

function offerIn(list: HTMLElement | null): Offer | null {
	const selection = document.getSelection();
	if (!list || !selection || selection.isCollapsed) return null;
	const anchor = selection.anchorNode;
	const start = anchor instanceof Element ? anchor : anchor?.parentElement;
	const post = start?.closest<HTMLElement>("article[data-quotable]");
	if (!post || !list.contains(post)) return null;
	const number = Number(post.dataset.number);
	const text = selectedIn(number);
	if (text === "") return null;
	const [around, selected] = [list.getBoundingClientRect(), selection.getRangeAt(0).getBoundingClientRect()];
	return {
		number,
		name: post.dataset.quotable ?? "",
		text,
		top: selected.bottom - around.top + BELOW,
		left: Math.max(0, Math.min(selected.left - around.left, around.width - WIDTH)),
	};
}

import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "./dropdown-menu";

export type MenuPanelProps = {
	id: string;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	/** Which edge of the button the menu keeps to. */
	align: "start" | "end";
	/** Opened by the keyboard: the first item has the focus. */
	startsAtFirst: boolean;
	/** What opened it; named after it, and given the focus back. */
	button: RefObject<HTMLElement>;
	className?: string;
	style?: CSSProperties;
	children: ReactNode;
};

/**
 * The menu that a button opens, whose code has come after the press: arrow keys, type-ahead, Escape and the way
 * back of the focus are the same in all of them. Stands in an element that has a position, beside its button.
 */
export function MenuPanel({ id, isOpen, onOpenChange, align, startsAtFirst, button, ...rest }: MenuPanelProps) {
	const content = useRef<HTMLDivElement>(null);
	const isLeft = useRef(false);

	// The menu was not there yet to notice which key opened it.
	useEffect(() => {
		if (!isOpen || !startsAtFirst) return;
		const frame = requestAnimationFrame(() => content.current?.querySelector<HTMLElement>("[role^=menuitem]")?.focus());
		return () => cancelAnimationFrame(frame);
	}, [isOpen, startsAtFirst]);

	return (
		<DropdownMenu modal={false} open={isOpen} onOpenChange={onOpenChange}>
			{/* The button stays what it was before this code came; this only marks its place. */}
			<DropdownMenuTrigger asChild {...unnamed}>
				<span aria-hidden="true" className="pointer-events-none absolute inset-0" />
			</DropdownMenuTrigger>
			<DropdownMenuContent
				{...rest}
				ref={content}
				id={id}
				aria-labelledby={button.current?.id}
				align={align}
				onInteractOutside={(event) => {
					// A press on the button is followed by its click, which closes the menu.
					if (button.current?.contains(event.detail.originalEvent.target as Node)) event.preventDefault();
					else isLeft.current = true;
				}}
				onCloseAutoFocus={(event) => {
					event.preventDefault();
					if (!isLeft.current) button.current?.focus();
					isLeft.current = false;
				}}
			/>
		</DropdownMenu>
	);
}

const unnamed = {
	id: undefined,
	type: undefined,
	"aria-haspopup": undefined,
	"aria-expanded": undefined,
	"aria-controls": undefined,
};

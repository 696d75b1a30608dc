import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "./dropdown-menu";

export type MenuPanelProps = {
	id: string;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	align: "start" | "end";
	/** Set when opened by keyboard: the first item gets the focus. */
	startsAtFirst: boolean;
	button: RefObject<HTMLElement>;
	className?: string;
	style?: CSSProperties;
	children: ReactNode;
};

export function MenuPanel({ id, isOpen, onOpenChange, align, startsAtFirst, button, ...rest }: MenuPanelProps) {
	const content = useRef<HTMLDivElement>(null);
	const isLeft = useRef(false);

	useEffect(() => {
		if (!isOpen || !startsAtFirst) return;
		const frame = requestAnimationFrame(() => content.current?.querySelector<HTMLElement>("[role^=menuitem]")?.focus());
		return () => cancelAnimationFrame(frame);
	}, [isOpen, startsAtFirst]);

	return (
		<DropdownMenu modal={false} open={isOpen} onOpenChange={onOpenChange}>
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
					// The click after this press on the button closes the menu.
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

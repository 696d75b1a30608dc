import type { ButtonHTMLAttributes, ReactNode } from "react";

/** One entry of a menu: a link, or a button of the form that stands round its plain list. */
export type MenuEntry = {
	key: string;
	label: string;
	/** Before the words. */
	icon?: ReactNode;
	/** Set where the words are in another language than the page. */
	lang?: string;
	/** The page that is shown. */
	isCurrent?: boolean;
	/** Of entries of which one is chosen: whether it is this one. */
	isChosen?: boolean;
	/** The menu stays open, to say how it goes on. */
	keepsOpen?: boolean;
} & ({ to: string } | { button: ButtonHTMLAttributes<HTMLButtonElement> });

/** Entries that stand together; `wrap` puts the form round their plain list that its buttons belong to. */
export type MenuGroup = { entries: readonly MenuEntry[]; wrap?: (list: ReactNode) => ReactNode };

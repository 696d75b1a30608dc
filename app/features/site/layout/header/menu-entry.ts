import type { ButtonHTMLAttributes, ReactNode } from "react";

/** A link, or a button of the form around the plain list. */
export type MenuEntry = {
	key: string;
	label: string;
	icon?: ReactNode;
	/** Set when the label is not in the page's language. */
	lang?: string;
	isCurrent?: boolean;
	isChosen?: boolean;
	/** Keeps the menu open to show progress. */
	keepsOpen?: boolean;
} & ({ to: string } | { button: ButtonHTMLAttributes<HTMLButtonElement> });

/** `wrap` adds the form that the plain list's buttons belong to. */
export type MenuGroup = { entries: readonly MenuEntry[]; wrap?: (list: ReactNode) => ReactNode };

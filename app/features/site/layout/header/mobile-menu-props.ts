import type { NavigationLink } from "../navigation";

export type MobileMenuProps = {
	entries: NavigationLink[];
	/** The link of the current page or its section, and which of both. */
	current: { entry: NavigationLink; mark: "page" | "true" } | null;
	extra: NavigationLink[];
	own: NavigationLink[];
	isGuest: boolean;
	className?: string;
};

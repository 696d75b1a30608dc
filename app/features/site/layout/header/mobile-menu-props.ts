import type { Entry } from "../navigation";

export type MobileMenuProps = {
	entries: Entry[];
	/** The link of the current page or its section, and which of both. */
	current: { entry: Entry; mark: "page" | "true" } | null;
	extra: Entry[];
	own: Entry[];
	isGuest: boolean;
	className?: string;
};

import type { Entry } from "../navigation";

export type MobileMenuProps = {
	entries: Entry[];
	/** The entry that the page belongs to, and whether it is that page. */
	current: { entry: Entry; mark: "page" | "true" } | null;
	/** Under "More", for who is signed in. */
	extra: Entry[];
	/** Under "Account": what somebody has at the school. */
	own: Entry[];
	isGuest: boolean;
	className?: string;
};

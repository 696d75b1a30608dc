import type { Entry } from "./entries";

export type MobileMenuProps = {
	entries: Entry[];
	current: Entry | null;
	/** Under "More", for who is signed in. */
	extra: Entry[];
	isGuest: boolean;
	className?: string;
};

import type { Entry } from "../navigation";

export type MobileMenuProps = {
	entries: Entry[];
	current: Entry | null;
	/** Under "More", for who is signed in. */
	extra: Entry[];
	isGuest: boolean;
	className?: string;
};

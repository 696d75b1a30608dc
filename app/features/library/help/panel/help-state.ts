const listeners = new Set<() => void>();
let opener: Element | null = null;
let isOpen = false;

/** Whether the help of the page is open, for the one panel of the document and for each button that opens it. */
export const helpState = {
	isOpen: () => isOpen,
	/** `returnTo` takes the focus when the panel is closed. */
	open(returnTo: Element | null) {
		opener = returnTo;
		set(true);
	},
	close() {
		set(false);
		if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
	},
	/** Closes it without touching the focus. */
	hide: () => set(false),
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
};

function set(next: boolean) {
	isOpen = next;
	for (const listener of listeners) listener();
}

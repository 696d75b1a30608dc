const listeners = new Set<() => void>();
let opener: Element | null = null;
let isOpen = false;

export const helpState = {
	isOpen: () => isOpen,
	/** `returnTo` takes the focus on closing. */
	open(returnTo: Element | null) {
		opener = returnTo;
		set(true);
	},
	close() {
		set(false);
		if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
	},
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

import type { ReactNode } from "react";

/** Toasts shown at a time: a new one replaces the old. */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
/** How long a dismissed toast stays in the store. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_DIRECTION = "right";
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = "F8";

export type ToastAction = {
	label: string;
	onSelect: () => void;
	/** The alternative for users who miss the toast; defaults to the label. */
	altText?: string;
};

export type ToastInput = {
	title?: ReactNode;
	description?: ReactNode;
	action?: ToastAction;
	variant?: "default" | "destructive";
	durationMs?: number;
};

export type ToastEntry = ToastInput & { id: string; isOpen: boolean };

export type ShownToast = { id: string; update: (changes: ToastInput) => void; dismiss: () => void };

export function withToast(toasts: readonly ToastEntry[], toast: ToastEntry): ToastEntry[] {
	return [toast, ...toasts.filter(({ id }) => id !== toast.id)].slice(0, TOAST_LIMIT);
}

export function withChanges(toasts: readonly ToastEntry[], id: string, changes: Partial<ToastEntry>): ToastEntry[] {
	return toasts.map((toast) => (toast.id === id ? { ...toast, ...changes, id } : toast));
}

export function withoutToast(toasts: readonly ToastEntry[], id: string): ToastEntry[] {
	return toasts.filter((toast) => toast.id !== id);
}

type RunLater = (run: () => void, delayMs: number) => () => void;

const byTheBrowsersClock: RunLater = (run, delayMs) => {
	const timer = setTimeout(run, delayMs);
	return () => clearTimeout(timer);
};

export type ToastStore = ReturnType<typeof createToastStore>;

/** `list` is referentially stable until something changes, newest first; `dismiss` without an id closes all. */
export function createToastStore(runLater: RunLater = byTheBrowsersClock) {
	let toasts: ToastEntry[] = [];
	let count = 0;
	const listeners = new Set<() => void>();
	const removals = new Map<string, () => void>();

	function keep(next: ToastEntry[]) {
		for (const [id, cancel] of removals) {
			if (next.some((toast) => toast.id === id)) continue;
			cancel();
			removals.delete(id);
		}
		toasts = next;
		for (const listener of listeners) listener();
	}

	function show(input: ToastInput): ShownToast {
		count += 1;
		const id = String(count);
		keep(withToast(toasts, { ...input, id, isOpen: true }));
		return { id, update: (changes) => keep(withChanges(toasts, id, changes)), dismiss: () => dismiss(id) };
	}

	function dismiss(id?: string) {
		for (const toast of toasts) {
			if ((id !== undefined && toast.id !== id) || removals.has(toast.id)) continue;
			removals.set(
				toast.id,
				runLater(() => keep(withoutToast(toasts, toast.id)), TOAST_REMOVE_DELAY_MS),
			);
			keep(withChanges(toasts, toast.id, { isOpen: false }));
		}
	}

	return {
		show,
		dismiss,
		list: (): readonly ToastEntry[] => toasts,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
	};
}

export const toastStore = createToastStore();

/** Callable anywhere in the browser, also outside React. */
export const toast = toastStore.show;

import { useSyncExternalStore } from "react";
import { useLazyComponent } from "../use-lazy-component";
import { type ToastEntry, toastStore } from "./toast-store";
import type { ToastWords } from "./toast-words";

export function Toaster({ words }: { words: ToastWords }) {
	const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, none);
	const Toasts = useLazyComponent(toasts.length > 0, loadToasts);

	return Toasts ? <Toasts toasts={toasts} words={words} onDismiss={toastStore.dismiss} /> : null;
}

const NONE: readonly ToastEntry[] = [];
const none = () => NONE;

const loadToasts = () => import("./toast").then(({ Toasts }) => Toasts);

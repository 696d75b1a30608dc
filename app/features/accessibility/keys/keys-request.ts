import { maySingleKeyAct } from "../../../shared/keys/single-key";

const REQUEST = "keyboard-help";
const TYPED_IN = "input, select, textarea, [contenteditable]";

/** Asks for the list of keys, from wherever on the page. */
export function requestKeys(): void {
	window.dispatchEvent(new Event(REQUEST));
}

/** Calls back when somebody asks for it, also by a question mark that nobody types. Returns how to stop. */
export function onKeysRequest(open: () => void): () => void {
	const byKey = (event: KeyboardEvent) => {
		const isTyped = event.target instanceof Element && event.target.closest(TYPED_IN);
		if (
			!isHelpKey(event) ||
			!maySingleKeyAct(event) ||
			isTyped ||
			document.querySelector("dialog[open], [role=dialog]")
		)
			return;
		event.preventDefault();
		open();
	};
	window.addEventListener(REQUEST, open);
	window.addEventListener("keydown", byKey);
	return () => {
		window.removeEventListener(REQUEST, open);
		window.removeEventListener("keydown", byKey);
	};
}

type Pressed = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "defaultPrevented">;

/** Shift and AltGr make the sign on some keyboards. */
export function isHelpKey({ key, ctrlKey, metaKey, altKey, defaultPrevented }: Pressed): boolean {
	return key === "?" && !metaKey && (!ctrlKey || altKey) && !defaultPrevented;
}

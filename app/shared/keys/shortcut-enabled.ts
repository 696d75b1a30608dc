type Root = Pick<HTMLElement, "dataset">;

/**
 * Whether a key may act as a shortcut. Users can switch off shortcuts of a single character (the preference is on the
 * root element), since dictation software and slips trigger them. Every shortcut must check this.
 */
export function isShortcutEnabled({ key }: Pick<KeyboardEvent, "key">, root: Root = document.documentElement): boolean {
	const isSign = key.length === 1 && key !== " ";
	return !isSign || root.dataset.singleKeys !== "off";
}

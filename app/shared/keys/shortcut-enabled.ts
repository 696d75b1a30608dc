type Root = Pick<HTMLElement, "dataset">;

/**
 * Whether a key may do something by itself: letters, figures and signs may not where the reader has switched them off
 * (features/accessibility wears it on the root element), since who dictates or slips strikes them without meaning to.
 * Every shortcut asks here.
 */
export function isShortcutEnabled({ key }: Pick<KeyboardEvent, "key">, root: Root = document.documentElement): boolean {
	const isSign = key.length === 1 && key !== " ";
	return !isSign || root.dataset.singleKeys !== "off";
}

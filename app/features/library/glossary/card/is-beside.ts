/** True for a term in a panel that stays in place while the page scrolls. */
export function isBeside(link: HTMLAnchorElement): boolean {
	return link.closest("[data-beside-page]") !== null;
}

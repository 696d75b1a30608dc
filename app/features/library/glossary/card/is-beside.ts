/** True for a term of a panel that stands beside the page and stays where it is while the page scrolls. */
export function isBeside(link: HTMLAnchorElement): boolean {
	return link.closest("[data-beside-page]") !== null;
}

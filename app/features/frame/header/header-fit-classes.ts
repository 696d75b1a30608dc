import type { HeaderFit } from "./header-fit";

/*
 * Classes for both sides of each width, whole, so that Tailwind finds them. They
 * look at the nearest container, which is the header.
 */

/** Hides the row where the header is too narrow for it. */
export const rowClass: Record<HeaderFit, string> = {
	48: "@max-[48rem]:hidden",
	52: "@max-[52rem]:hidden",
	56: "@max-[56rem]:hidden",
	60: "@max-[60rem]:hidden",
	64: "@max-[64rem]:hidden",
	68: "@max-[68rem]:hidden",
	72: "@max-[72rem]:hidden",
	76: "@max-[76rem]:hidden",
	never: "hidden",
};

/** Hides the menu button where the row fits. */
export const menuClass: Record<HeaderFit, string> = {
	48: "@min-[48rem]:hidden",
	52: "@min-[52rem]:hidden",
	56: "@min-[56rem]:hidden",
	60: "@min-[60rem]:hidden",
	64: "@min-[64rem]:hidden",
	68: "@min-[68rem]:hidden",
	72: "@min-[72rem]:hidden",
	76: "@min-[76rem]:hidden",
	never: "",
};

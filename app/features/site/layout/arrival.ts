type Place = { pathname: string; hash: string };

/**
 * Where the focus belongs after the address has changed: on the new page, on the
 * part of it that the address names, or where it is, because only filters,
 * the page of a list or the language changed.
 */
export function arrivalOf(from: Place, to: Place): "page" | "part" | "stay" {
	if (from.pathname === to.pathname) return "stay";
	return to.hash ? "part" : "page";
}

type PageLocation = { pathname: string; hash: string };

/** New page, part named by the hash, or unchanged when only filters, list page or language changed. */
export function arrivalOf(from: PageLocation, to: PageLocation): "page" | "part" | "stay" {
	if (from.pathname === to.pathname) return "stay";
	return to.hash ? "part" : "page";
}

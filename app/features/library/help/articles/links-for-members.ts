const FOR_MEMBERS: Record<string, string> = {
	"/login": "/settings/security",
	"/register": "/settings",
	"/forgot-password": "/settings/password",
};

/** Replaces links to guest pages, which would redirect members to their dashboard. */
export function linksForMembers(html: string): string {
	return html.replace(
		/href="((?:\/[a-z]{2})?)(\/(?:login|register|forgot-password))(?:[?#][^"]*)?"/g,
		(_, _prefix, path) => {
			return `href="${FOR_MEMBERS[String(path)]}"`;
		},
	);
}

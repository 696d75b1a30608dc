/** Where somebody who is signed in finds what a page for guests is about. */
const FOR_MEMBERS: Record<string, string> = {
	"/login": "/settings/security",
	"/register": "/settings",
	"/forgot-password": "/settings/password",
};

/** The text of an article for who is signed in: pages for guests would only send them to their dashboard. */
export function linksForMembers(html: string): string {
	return html.replace(
		/href="((?:\/[a-z]{2})?)(\/(?:login|register|forgot-password))(?:[?#][^"]*)?"/g,
		(_, _prefix, path) => {
			return `href="${FOR_MEMBERS[String(path)]}"`;
		},
	);
}

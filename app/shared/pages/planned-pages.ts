/** Path prefixes of planned pages for signed-in users. They ask for sign-in before they exist. */
const PLANNED_PREFIXES = ["community", "events", "members", "mentorship", "messages", "seo-dashboard"];

export function isPlannedPage(path: string): boolean {
	return PLANNED_PREFIXES.some((beginning) => path === `/${beginning}` || path.startsWith(`/${beginning}/`));
}

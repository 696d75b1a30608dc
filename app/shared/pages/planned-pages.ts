/** Beginnings of pages for signed-in people that the school will have. They ask for a sign-in before they exist. */
const LATER = [
	"community",
	"events",
	"members",
	"mentorship",
	"messages",
	"moderation",
	"notifications",
	"seo-dashboard",
	"settings/notifications",
];

/** True for the path of a page that only signed-in people will open. */
export function isPlannedPage(path: string): boolean {
	return LATER.some((beginning) => path === `/${beginning}` || path.startsWith(`/${beginning}/`));
}

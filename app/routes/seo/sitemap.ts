import { everyone, guarded } from "../../features/auth/access.server";
import { listCourses } from "../../features/catalog/courses.repository.server";
import { siteMap } from "../../features/seo/site-map";

/** For search engines: the pages that say `inSiteMap`, and the things that the school shows to anybody. */
export const loader = guarded(everyone, async ({ context }) => {
	const pages = context.routes.routes.filter(({ facts }) => facts.inSiteMap).map(({ path }) => path);
	const courses = await listCourses(context.db, "en");
	const paths = [...pages, ...courses.map(({ id }) => `/courses/${id}`)];
	return new Response(siteMap(context.origin, paths), {
		headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
	});
});

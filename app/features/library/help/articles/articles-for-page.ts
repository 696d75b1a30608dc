type WithRoutes = { slug: string; routes: readonly string[] };

/** Articles for a route pattern (`/lessons/:lessonId`), best first; falls back to the nearest parent page. */
export function articlesForPage<A extends WithRoutes>(articles: readonly A[], pattern: string): A[] {
	for (let path = pattern; path.length > 0; path = path.slice(0, Math.max(0, path.lastIndexOf("/")))) {
		const fitting = articles.filter(({ routes }) => routes.includes(path));
		if (fitting.length > 0) return fitting;
	}
	return pattern === "/" ? articles.filter(({ routes }) => routes.includes("/")) : [];
}

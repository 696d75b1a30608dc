/** What the panel has to know of an article: the patterns of the pages on which it helps. */
type WithRoutes = { slug: string; routes: readonly string[] };

/**
 * The articles that fit a page, the best first, by the pattern of its route (`/lessons/:lessonId`). Where none names the
 * page itself, those of the nearest page above it do.
 */
export function articlesForPage<A extends WithRoutes>(articles: readonly A[], pattern: string): A[] {
	for (let path = pattern; path.length > 0; path = path.slice(0, Math.max(0, path.lastIndexOf("/")))) {
		const fitting = articles.filter(({ routes }) => routes.includes(path));
		if (fitting.length > 0) return fitting;
	}
	return pattern === "/" ? articles.filter(({ routes }) => routes.includes("/")) : [];
}

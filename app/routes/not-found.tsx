import { redirect } from "@remix-run/cloudflare";
import { nearestPages } from "#app/features/library/search/palette/nearest-pages.ts";
import { pagesToGoTo } from "#app/features/library/search/palette/pages-to-go-to.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { isPlannedPage } from "#app/shared/pages/planned-pages.ts";
import { signInPath } from "#app/shared/pages/sign-in-path.ts";
import { splitLanguagePrefix } from "#app/shared/words/language-prefix.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

/** Not a page, so it has no name. */
export const handle = { mayBeRestored: true };

export const meta = () => pageMeta(undefined);

export const loader = guarded(everyone, async ({ context, request, user }) => {
	const { path } = splitLanguagePrefix(new URL(request.url).pathname);
	if (!user && isPlannedPage(path)) throw redirect(signInPath(path));
	const pages = pagesToGoTo(context.routes, user?.role ?? "guest", user?.capabilities);
	throw notFound(nearestPages(pages, path));
});

/** Never rendered: the loader always throws 404. */
export default function NotFound() {
	return null;
}

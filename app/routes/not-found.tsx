import { redirect } from "@remix-run/cloudflare";
import { everyone, guarded } from "../features/auth/access.server";
import { nearestPages } from "../features/search/palette/nearest-pages";
import { pagesToGoTo } from "../features/search/palette/pages-to-go-to.server";
import { notFound } from "../shared/api/api-error.server";
import { isLaterPage } from "../shared/pages/later-pages";
import { pageMeta } from "../shared/pages/page-meta";
import { splitLanguagePrefix } from "../shared/words/language-prefix";

export { PageError as ErrorBoundary } from "../features/failures/page-error";

/** No page, so it has no name; what it says is in its address. */
export const handle = { mayBeRestored: true };

export const meta = () => pageMeta(undefined);

export const loader = guarded(everyone, async ({ context, request, user }) => {
	const { path } = splitLanguagePrefix(new URL(request.url).pathname);
	if (!user && isLaterPage(path)) throw redirect(`/login?redirectTo=${encodeURIComponent(path)}`);
	const pages = pagesToGoTo(context.routes, user?.role ?? "guest", user?.capabilities);
	throw notFound(nearestPages(pages, path));
});

/** Never shown: the loader always answers "not found". */
export default function NotFound() {
	return null;
}

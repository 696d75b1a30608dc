import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerBookmarkForm } from "#app/features/community/forum/bookmarks/answer-bookmark-form.server.ts";
import { BookmarksPage } from "#app/features/community/forum/bookmarks/bookmarks-page.tsx";
import { bookmarksPageData } from "#app/features/community/forum/bookmarks/bookmarks-page-data.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "bookmarks",
	i18n: ["forum"],
	layout: "list",
	query: ["q", "after", "removed"],
	maxBodyKb: 4,
});

const searchOf = (request: Request) => new URL(request.url).searchParams;

export const loader = guarded(anyUser, async ({ context, request, db, user }) =>
	bookmarksPageData(db, { user, language: await context.language, search: searchOf(request), now: new Date() }),
);

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(anyUser, async ({ context, request, user }) =>
	answerBookmarkForm(context, {
		posted: await request.formData(),
		user,
		language: await context.language,
		search: searchOf(request),
	}),
);

export default function Bookmarks() {
	const { description, ...found } = useLoaderData<typeof loader>();
	return <BookmarksPage {...found} lede={description} answer={useActionData<typeof action>()} />;
}

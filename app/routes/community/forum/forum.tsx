import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { answerFollowForm } from "#app/features/community/forum/following/answer-follow-form.server.ts";
import { ForumPage } from "#app/features/community/forum/list/forum-page.tsx";
import { forumPageData } from "#app/features/community/forum/list/forum-page-data.server.ts";
import { FORUM_LIST } from "#app/features/community/forum/list/forum-query.ts";
import { isModerator } from "#app/features/community/forum/moderators.ts";
import { anyUser, everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { requestedPage } from "#app/shared/request/requested-page.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "forum",
	i18n: ["forum", "lists"],
	layout: "list",
	inSiteMap: true,
	cache: "visitors",
	cacheVersion: "forum",
	footBar: true,
	maxBodyKb: 4,
	// Without `q` and `author`: searches are counted for each address, and come from no cache.
	query: [
		"tab",
		"category",
		"language",
		"tag",
		"kind",
		"period",
		"solved",
		"within",
		"course",
		"lesson",
		"resource",
		"after",
	],
	navigation: [
		{ in: "header", at: 4 },
		{ in: "footer.community", at: 1 },
	],
});

export const loader = guarded(everyone, async ({ context, request, db, user }) => {
	const found = await forumPageData(db, {
		reader: { userId: user?.id ?? null, isModerator: isModerator(user) },
		query: FORUM_LIST.parse(new URL(request.url).searchParams),
		language: await context.language,
		timeZone: user?.timeZone ?? context.timeZone,
		clientIp: context.clientIp,
		scale: context.env.RATE_LIMIT_SCALE,
		now: new Date(),
	});
	if (found.waitSeconds === null) return data(found);
	return data(found, { status: 429, headers: { "Retry-After": String(found.waitSeconds) } });
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => [
	...pageMeta(found),
	...(found ? [{ tagName: "link", rel: "alternate", type: "application/atom+xml", ...found.feed }] : []),
	...(found?.query.q || found?.query.filters.author ? [{ name: "robots", content: "noindex" }] : []),
];

export const action = guarded(anyUser, async ({ context, request, user }) =>
	answerFollowForm(context, { posted: await request.formData(), user, page: requestedPage(request.url) ?? "/forum" }),
);

export default function Forum() {
	return <ForumPage {...useLoaderData<typeof loader>()} />;
}

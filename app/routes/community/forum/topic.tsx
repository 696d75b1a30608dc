import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { isModerator } from "#app/features/community/forum/moderators.ts";
import { TopicPage } from "#app/features/community/forum/topic/topic-page.tsx";
import { topicPageData } from "#app/features/community/forum/topic/topic-page-data.server.ts";
import { answerTopicForm } from "#app/features/community/forum/writing/answer-topic-form.server.ts";
import { anyUser, everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";
export { routeHeaders as headers } from "#app/shared/pages/route-headers.ts";

export const handle = page<{ title: string }>({
	name: "forum-topic",
	i18n: ["forum", "forms", "uploads"],
	layout: "article",
	footBar: true,
	crumbs: "own",
	crumb: ({ title }) => title,
	cache: "visitors",
	cacheVersion: "forum",
	maxBodyKb: 512,
});

export const loader = guarded(everyone, async ({ context, request, params, db, user }) => {
	const topicId = readId(params.topicId);
	const number = params.number === undefined ? null : readId(params.number);
	if (topicId === null || (params.number !== undefined && number === null)) throw notFound();
	const prefix = languageInAddress(new URL(request.url));
	const found = await topicPageData(db, {
		topicId,
		number,
		viewer: user && { id: user.id, isModerator: isModerator(user) },
		language: await context.language,
		timeZone: user?.timeZone ?? context.timeZone,
		origin: context.origin,
		prefix,
		scale: context.env.RATE_LIMIT_SCALE,
		now: new Date(),
	});
	if (!found) throw notFound();
	if (found.movedTo !== undefined) throw redirect(withLanguagePrefix(found.movedTo, prefix), 301);
	return data(found, found.isOut ? { headers: { "X-Robots-Tag": "noindex" } } : {});
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => [
	...pageMeta(found),
	...(found ? [{ tagName: "link", rel: "alternate", type: "application/atom+xml", ...found.feed }] : []),
	...(found?.isOut ? [{ name: "robots", content: "noindex" }] : []),
];

export const action = guarded(anyUser, async ({ context, request, params, user }) => {
	const topicId = readId(params.topicId);
	if (topicId === null) throw notFound();
	const posted = await request.formData();
	return answerTopicForm(context, { posted, user, topicId, address: new URL(request.url) });
});

export default function Topic() {
	const { description: _description, canonical: _canonical, isOut: _isOut, ...found } = useLoaderData<typeof loader>();
	return <TopicPage {...found} answer={useActionData<typeof action>()} />;
}

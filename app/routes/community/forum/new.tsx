import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerStartForm, startTopicPageData } from "#app/features/community/forum/writing/start-topic-page.server.ts";
import { StartTopicPage } from "#app/features/community/forum/writing/start-topic-page.tsx";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";
export { routeHeaders as headers } from "#app/shared/pages/route-headers.ts";

export const handle = page({
	name: "new-topic",
	addressWords: { new: "new-topic" },
	i18n: ["forum", "forms", "uploads"],
	layout: "form",
	query: ["category", "lesson", "course", "resource"],
	maxBodyKb: 512,
});

export const loader = guarded(anyUser, async ({ context, request, db, user }) =>
	startTopicPageData(db, {
		user,
		language: await context.language,
		search: new URL(request.url).searchParams,
		scale: context.env.RATE_LIMIT_SCALE,
		now: new Date(),
	}),
);

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(anyUser, async ({ context, request, user }) =>
	answerStartForm(context, { posted: await request.formData(), user, language: await context.language }),
);

export default function NewTopic() {
	const { description: _description, ...found } = useLoaderData<typeof loader>();
	return <StartTopicPage {...found} reply={useActionData<typeof action>()?.reply} />;
}

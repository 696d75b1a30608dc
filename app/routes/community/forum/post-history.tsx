import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { isModerator } from "#app/features/community/forum/moderators.ts";
import { answerHistoryForm } from "#app/features/community/forum/posts/answer-history-form.server.ts";
import { HistoryPage } from "#app/features/community/forum/topic/history-page.tsx";
import { historyPageData } from "#app/features/community/forum/topic/history-page-data.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ topic: { id: number; title: string } }>({
	name: "history",
	i18n: ["forum", "writing"],
	layout: "article",
	crumbItems: ({ topic }) => ({ [topic.id]: topic.title }),
	maxBodyKb: 4,
});

export const loader = guarded(anyUser, async ({ context, params, db, user }) => {
	const viewer = { id: user.id, isModerator: isModerator(user) };
	const { timeZone } = user;
	const asked = { ...placeOf(params), viewer, language: await context.language, timeZone, now: new Date() };
	const found = await historyPageData(db, asked);
	if (!found) throw notFound();
	return found;
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(anyUser, async ({ context, request, params, user }) =>
	answerHistoryForm(context, {
		...placeOf(params),
		posted: await request.formData(),
		user,
		address: new URL(request.url),
	}),
);

function placeOf(params: Readonly<Record<string, string | undefined>>) {
	const [topicId, number] = [readId(params.topicId), readId(params.number)];
	if (topicId === null || number === null) throw notFound();
	return { topicId, number };
}

export default function PostHistory() {
	const { description: _description, ...found } = useLoaderData<typeof loader>();
	return <HistoryPage {...found} answer={useActionData<typeof action>()} />;
}

import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerUnfollowForm } from "#app/features/community/forum/following/answer-follow-form.server.ts";
import { FollowingPage } from "#app/features/community/forum/following/following-page.tsx";
import { followingPageData } from "#app/features/community/forum/following/following-page-data.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "following",
	i18n: ["forum", "account"],
	layout: "settings",
	maxBodyKb: 4,
	navigation: [{ in: "settings", at: 47 }],
});

export const loader = guarded(anyUser, async ({ context, db, user }) =>
	followingPageData(db, { user, language: await context.language, now: new Date() }),
);

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(anyUser, async ({ context, request, user }) =>
	answerUnfollowForm(context, { posted: await request.formData(), user }),
);

export default function Following() {
	const { description, ...found } = useLoaderData<typeof loader>();
	return <FollowingPage {...found} lede={description} answer={useActionData<typeof action>()} />;
}

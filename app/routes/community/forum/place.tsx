import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { isModerator } from "#app/features/community/forum/moderators.ts";
import { answerLevelForm } from "#app/features/community/forum/trust/place/answer-level-form.server.ts";
import { PlacePage } from "#app/features/community/forum/trust/place/place-page.tsx";
import { placePageData } from "#app/features/community/forum/trust/place/place-page-data.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ title: string }>({
	name: "place",
	i18n: ["forum-place", "forms"],
	layout: "article",
	crumb: ({ title }) => title,
});

export const loader = guarded(anyUser, async ({ context, params, db, user }) => {
	const found = await placePageData(db, {
		memberId: memberOf(params, user.id),
		reader: { id: user.id, isModerator: isModerator(user), timeZone: user.timeZone },
		language: await context.language,
		scale: context.env.RATE_LIMIT_SCALE,
		now: new Date(),
	});
	if (!found) throw notFound();
	return found;
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(anyUser, async ({ context, params, request, user }) =>
	answerLevelForm(context, { posted: await request.formData(), user, memberId: memberOf(params, user.id) }),
);

/** Without a number in the address it is one's own. */
function memberOf({ memberId }: Readonly<Record<string, string | undefined>>, ownId: number): number {
	if (memberId === undefined) return ownId;
	const id = readId(memberId);
	if (id === null) throw notFound();
	return id;
}

export default function ForumPlace() {
	const { description: _description, ...found } = useLoaderData<typeof loader>();
	return <PlacePage {...found} reply={useActionData<typeof action>()?.reply} />;
}

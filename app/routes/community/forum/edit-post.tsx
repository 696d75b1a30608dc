import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { answerEditForm, editPageData } from "#app/features/community/forum/writing/edit-page.server.ts";
import { EditPage } from "#app/features/community/forum/writing/edit-page.tsx";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";
export { routeHeaders as headers } from "#app/shared/pages/route-headers.ts";

export const handle = page<{ topic: { id: number; title: string } }>({
	name: "edit",
	i18n: ["forum", "forms", "uploads"],
	layout: "form",
	crumbItems: ({ topic }) => ({ [topic.id]: topic.title }),
	maxBodyKb: 512,
});

export const loader = guarded(anyUser, async ({ context, request, params, db, user }) => {
	const address = new URL(request.url);
	const found = await editPageData(db, {
		...placeOf(params),
		user,
		language: await context.language,
		isSaved: address.searchParams.has("saved"),
		// Behind an action the loader is asked with the headers of the form.
		isRefused: request.headers.has("Content-Type"),
		origin: context.origin,
		scale: context.env.RATE_LIMIT_SCALE,
		now: new Date(),
	});
	if (!found) throw notFound();
	if ("movedTo" in found) {
		throw redirect(withLanguagePrefix(found.movedTo, languageInAddress(address)) + address.search);
	}
	return found;
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(anyUser, async ({ context, request, params, user }) =>
	answerEditForm(context, {
		...placeOf(params),
		posted: await request.formData(),
		user,
		language: await context.language,
	}),
);

function placeOf(params: Readonly<Record<string, string | undefined>>) {
	const [topicId, number] = [readId(params.topicId), readId(params.number)];
	if (topicId === null || number === null) throw notFound();
	return { topicId, number };
}

export default function EditPost() {
	const { description: _description, ...found } = useLoaderData<typeof loader>();
	const [search] = useSearchParams();
	return <EditPage key={String(search)} {...found} answer={useActionData<typeof action>()} />;
}

import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerCategoriesForm } from "#app/features/community/forum/desk/answer-categories-form.server.ts";
import { CategoriesDesk } from "#app/features/community/forum/desk/categories-desk.tsx";
import { categoriesPageData } from "#app/features/community/forum/desk/categories-page-data.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError, notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "forum", i18n: ["admin", "forum-categories", "history"], layout: "admin" });

export const loader = guarded(can("moderation"), async ({ context, db, request, user }) =>
	categoriesPageData(db, {
		timeZone: user.timeZone,
		language: await context.language,
		search: new URL(request.url).searchParams,
		now: new Date(),
	}),
);

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(can("moderation"), async ({ context, db, request, user }) => {
	const outcome = await answerCategoriesForm(db, {
		posted: await request.formData(),
		language: await context.language,
		actorId: user.id,
		requestId: context.requestId,
		now: new Date(),
	});
	if (outcome.kind === "done") {
		context.waitUntil(raiseContentVersion(context.env.CACHE));
		return redirect(outcome.leadsTo);
	}
	if (outcome.kind === "answer") return data(outcome.answer, outcome.status);
	throw outcome.kind === "unknown" ? apiError("badRequest") : notFound();
});

export default function AdminForum() {
	const page = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={page.title}>
			<CategoriesDesk page={page} answer={useActionData<typeof action>()} />
		</AdminFrame>
	);
}

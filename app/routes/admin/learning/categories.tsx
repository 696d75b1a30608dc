import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { answerTaxonomyForm } from "#app/features/learning/catalog/taxonomy/desk/answer-taxonomy-form.server.ts";
import { TaxonomyDesk } from "#app/features/learning/catalog/taxonomy/desk/taxonomy-desk.tsx";
import { taxonomyPageData } from "#app/features/learning/catalog/taxonomy/desk/taxonomy-page-data.server.ts";
import { countResourcesByTopic } from "#app/features/library/resources/face.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError, notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "categories", i18n: ["admin", "taxonomy", "history"], layout: "admin" });

export const loader = guarded(can("content"), async ({ context, db, request, user }) =>
	taxonomyPageData(db, {
		user,
		language: await context.language,
		search: new URL(request.url).searchParams,
		countResources: countResourcesByTopic(db),
	}),
);

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(can("content"), async ({ context, db, request, user }) => {
	const outcome = await answerTaxonomyForm(db, {
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

export default function AdminCategories() {
	const { t } = useTranslation("taxonomy");
	const page = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={t("title")}>
			<TaxonomyDesk page={page} answer={useActionData<typeof action>()} />
		</AdminFrame>
	);
}

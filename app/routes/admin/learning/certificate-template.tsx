import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerTemplateForm } from "#app/features/learning/certificates/templates/answer-template-form.server.ts";
import { TemplatePage } from "#app/features/learning/certificates/templates/template-page.tsx";
import {
	readTemplatePage,
	templatePageData,
} from "#app/features/learning/certificates/templates/template-page-data.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError, notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ name: string }>({
	name: "certificate-template",
	i18n: ["admin", "certificates", "history", "forms", "uploads"],
	layout: "admin",
	query: ["words"],
	crumb: ({ name }) => name,
});

export const loader = guarded(can("content"), {
	read: async ({ context, db, params, request }) => {
		const search = new URL(request.url).searchParams;
		return readTemplatePage(db, { scope: params.scope, search, language: await context.language });
	},
	handle: async ({ context, db, params, request, user, found }) => {
		if (params.scope === "school") throw redirect("/admin/certificates/templates/0");
		const page = await templatePageData(db, {
			found,
			user,
			language: await context.language,
			search: new URL(request.url).searchParams,
			origin: context.origin,
		});
		if (!page) throw notFound();
		return page;
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(can("content"), async ({ context, db, params, request, user }) => {
	const outcome = await answerTemplateForm(db, {
		posted: await request.formData(),
		scope: params.scope,
		actorId: user.id,
		requestId: context.requestId,
		language: await context.language,
		media: context.env.MEDIA,
		assets: context.env.ASSETS,
		now: new Date(),
	});
	if (outcome.kind === "notFound") throw notFound();
	if (outcome.kind === "unknown") throw apiError("badRequest");
	if (outcome.kind === "answer") return data(outcome.answer, outcome.status);
	const shown = outcome.done === "undone" ? "undone=1#changes" : "saved=1";
	return redirect(`/admin/certificates/templates/${outcome.scope}?words=${outcome.words}&${shown}`);
});

export default function CertificateTemplate() {
	const { title, ...page } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={title}>
			<TemplatePage page={page} answer={useActionData<typeof action>()} />
		</AdminFrame>
	);
}

import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { answerTestimonialsList } from "#app/features/site/testimonials/desk/answer-testimonials.server.ts";
import { TestimonialsPage } from "#app/features/site/testimonials/desk/testimonials-page.tsx";
import { testimonialsPageData } from "#app/features/site/testimonials/desk/testimonials-page-data.server.ts";
import { apiError, notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "testimonials",
	i18n: ["admin", "testimonials", "lists", "history"],
	layout: "admin",
});

export const loader = guarded(can("content"), async ({ context, db, request, user }) =>
	testimonialsPageData(db, {
		search: new URL(request.url).searchParams,
		user,
		language: await context.language,
		now: new Date(),
	}),
);

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(can("content"), async ({ context, db, request, user }) => {
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const result = await answerTestimonialsList(db, await request.formData(), by);
	if (result.kind === "done") {
		context.waitUntil(raiseContentVersion(context.env.CACHE));
		return redirect(result.leadsTo);
	}
	if (result.kind === "answer") return data(result.answer, result.status);
	throw result.kind === "unknown" ? apiError("badRequest") : notFound();
});

export default function AdminTestimonials() {
	return <TestimonialsPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

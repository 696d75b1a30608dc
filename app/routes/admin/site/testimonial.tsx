import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { answerTestimonial } from "#app/features/site/testimonials/desk/answer-testimonials.server.ts";
import { TestimonialPage } from "#app/features/site/testimonials/desk/testimonial-page.tsx";
import { testimonialPageData } from "#app/features/site/testimonials/desk/testimonials-page-data.server.ts";
import { apiError, notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ title: string }>({
	name: "testimonial",
	i18n: ["admin", "testimonials", "course-editor", "forms", "uploads"],
	layout: "admin",
	crumb: ({ title }) => title,
});

export const loader = guarded(can("content"), async ({ context, db, params, request, user }) => {
	const id = readId(params.testimonialId);
	const isSaved = new URL(request.url).searchParams.has("saved");
	const reader = { user, language: await context.language, now: new Date(), isSaved };
	const found = id && (await testimonialPageData(db, id, reader));
	if (!found) throw notFound();
	return found;
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(can("content"), async ({ context, db, params, request, user }) => {
	const id = readId(params.testimonialId);
	if (!id) throw notFound();
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const result = await answerTestimonial(db, id, await request.formData(), by);
	if (result.kind === "done") {
		context.waitUntil(raiseContentVersion(context.env.CACHE));
		return redirect(result.leadsTo);
	}
	if (result.kind === "answer") return data(result.answer, result.status);
	throw result.kind === "unknown" ? apiError("badRequest") : notFound();
});

export default function AdminTestimonial() {
	const found = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={found.title}>
			<TestimonialPage page={found} answer={useActionData<typeof action>()} />
		</AdminFrame>
	);
}

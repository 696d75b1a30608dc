import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { answerNewTestimonial } from "#app/features/site/testimonials/desk/answer-testimonials.server.ts";
import { TestimonialForm } from "#app/features/site/testimonials/desk/testimonial-form.tsx";
import { newTestimonialPageData } from "#app/features/site/testimonials/desk/testimonials-page-data.server.ts";
import { apiError, notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "new",
	i18n: ["admin", "testimonials", "course-editor", "forms", "uploads"],
	layout: "admin",
});

export const loader = guarded(can("content"), async ({ context, db, request, user }) => {
	const isClaim = new URL(request.url).searchParams.get("kind") === "claim";
	return newTestimonialPageData(db, {
		kind: isClaim ? "claim" : "testimonial",
		user,
		language: await context.language,
		now: new Date(),
	});
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(can("content"), async ({ context, db, request, user }) => {
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const result = await answerNewTestimonial(db, await request.formData(), by);
	if (result.kind === "done") return redirect(result.leadsTo);
	if (result.kind === "answer") return data(result.answer, result.status);
	throw result.kind === "unknown" ? apiError("badRequest") : notFound();
});

export default function NewTestimonial() {
	const { title, values, courses } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.reply;
	return (
		<AdminFrame title={title}>
			<TestimonialForm key={values.kind} values={values} courses={courses} reply={reply} />
		</AdminFrame>
	);
}

import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { answerCannedForm } from "#app/features/library/help/desk/canned/answer-canned-form.server.ts";
import { CannedDesk } from "#app/features/library/help/desk/canned/canned-desk.tsx";
import { cannedPageData } from "#app/features/library/help/desk/canned/canned-page-data.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { apiError, notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "canned-answers", i18n: ["admin", "desk", "history", "lists"], layout: "admin" });

export const loader = guarded(can("support"), async ({ context, db, request, user }) =>
	cannedPageData(db, { user, language: await context.language, search: new URL(request.url).searchParams }),
);

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(can("support"), async ({ context, db, request, user }) => {
	const outcome = await answerCannedForm(db, {
		posted: await request.formData(),
		search: new URL(request.url).searchParams,
		language: await context.language,
		actorId: user.id,
		requestId: context.requestId,
		now: new Date(),
	});
	if (outcome.kind === "done") return redirect(outcome.leadsTo);
	if (outcome.kind === "answer") return data(outcome.answer, outcome.status);
	throw outcome.kind === "unknown" ? apiError("badRequest") : notFound();
});

export default function AdminCannedAnswers() {
	const { t } = useTranslation("desk");
	const page = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={t("canned.title")}>
			<CannedDesk page={page} answer={useActionData<typeof action>()} />
		</AdminFrame>
	);
}

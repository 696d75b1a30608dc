import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { anyUser, guarded, ownerOnly, withStepUp } from "#app/features/people/auth/access.server.ts";
import { requestExport } from "#app/features/people/privacy/export/ask-export.server.ts";
import { CopyPage } from "#app/features/people/privacy/page/copy-page.tsx";
import { copyPageData, readCopyPage } from "#app/features/people/privacy/page/copy-page-data.server.ts";
import { AskForm } from "#app/features/people/privacy/schemas.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "copy",
	i18n: ["account", "privacy", "exports"],
	layout: "settings",
	maxBodyKb: 4,
});

export const loader = guarded(ownerOnly, {
	read: ({ db, viewer }) => readCopyPage(db, viewer),
	handle: async ({ context, user, found }) => copyPageData(found, { user, language: await context.language }),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(anyUser), async ({ context, db, request, user }) => {
	if (parseForm(await request.formData(), AskForm).status !== "success") return data(null, 400);
	await requestExport(context, db, user.id);
	return redirect("/settings/privacy#your-data");
});

export default function Copy() {
	const { running } = useLoaderData<typeof loader>();
	return <CopyPage running={running} />;
}

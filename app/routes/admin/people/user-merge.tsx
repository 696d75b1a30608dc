import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { mergePageData, mergePeople } from "#app/features/people/users/face.server.ts";
import { MergePage } from "#app/features/people/users/merge/merge-page.tsx";
import { MergeForm } from "#app/features/people/users/merge/schemas.ts";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { readId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ person: { name: string } }>({
	name: "merge",
	i18n: ["admin", "people"],
	layout: "admin",
	query: ["q", "other"],
	crumbAbove: ({ person }) => person.name,
});

export const loader = guarded(can("people"), async ({ context, db, params, request, user }) => {
	const keptId = readId(params.id);
	const search = new URL(request.url).searchParams;
	const reader = { language: await context.language, timeZone: user.timeZone };
	const found = keptId && (await mergePageData(db, { personalData: PERSONAL_DATA, keptId, search, ...reader }));
	if (!found) throw notFound();
	return found;
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(can("people")), async ({ context, db, params, request, user }) => {
	const keptId = readId(params.id);
	if (!keptId) throw notFound();
	const form = parseForm(await request.formData(), MergeForm);
	if (form.status !== "success") return data({ refused: "gone" as const }, 400);
	const { requestId } = context;
	const when = { personalData: PERSONAL_DATA, requestId, now: new Date() };
	const outcome = await mergePeople(db, { keptId, closedId: form.value.other, actorId: user.id, ...when });
	if (!outcome.ok) return data({ refused: outcome.reason }, 409);
	// Reviews move to the remaining account.
	context.waitUntil(raiseContentVersion(context.env.CACHE));
	return redirect(`/admin/users/${keptId}`);
});

export default function UserMerge() {
	const { t } = useTranslation("people");
	const shown = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>()?.refused;
	return (
		<AdminFrame title={shown.title}>
			<MergePage {...shown} problem={refused ? t(`refused.${refused}`) : null} />
		</AdminFrame>
	);
}

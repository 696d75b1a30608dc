import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { listPeople } from "#app/features/people/users/list/people.repository.server.ts";
import { PEOPLE } from "#app/features/people/users/list/people-query.ts";
import { MergePage } from "#app/features/people/users/merge/merge-page.tsx";
import { mergePeople } from "#app/features/people/users/merge/merge-people.server.ts";
import { mergePreview } from "#app/features/people/users/merge/merge-preview.server.ts";
import { MergeForm } from "#app/features/people/users/merge/schemas.ts";
import { findPerson } from "#app/features/people/users/person/person.repository.server.ts";
import { readPersonId } from "#app/features/people/users/person/read-id.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ person: { name: string } }>({
	name: "merge",
	i18n: ["admin", "people"],
	layout: "admin",
	query: ["q", "other"],
	crumbAbove: ({ person }) => person.name,
});

const MOST_FOUND = 10;

export const loader = guarded(can("people"), async ({ context, db, params, request, user }) => {
	const keptId = readPersonId(params.id);
	const [person] = keptId ? await findPerson(db, keptId) : [];
	if (!keptId || !person) throw notFound();
	const language = await context.language;
	const t = getFixedT(language, "people");
	const search = new URL(request.url).searchParams;
	const query = PEOPLE.parse(new URLSearchParams({ q: search.get("q") ?? "" }));
	const rows = query.q ? await listPeople(db, query, new Date(), { after: null, limit: MOST_FOUND + 1 }) : null;
	const closedId = readPersonId(search.get("other"));
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const isOther = closedId !== null && closedId !== keptId;
	return {
		title: t("merge.title"),
		description: person.email,
		person: { id: person.id, name: person.name, email: person.email },
		q: query.q,
		found: rows?.filter(({ id }) => id !== keptId).map(({ id, name, email }) => ({ id, name, email })) ?? null,
		preview: isOther ? await mergePreview(db, { keptId, closedId, language, formats }) : null,
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(can("people")), async ({ context, db, params, request, user }) => {
	const keptId = readPersonId(params.id);
	if (!keptId) throw notFound();
	const form = parseForm(await request.formData(), MergeForm);
	if (form.status !== "success") return data({ refused: "gone" as const }, 400);
	const { requestId } = context;
	const when = { requestId, now: new Date() };
	const outcome = await mergePeople(db, { keptId, closedId: form.value.other, actorId: user.id, ...when });
	if (!outcome.ok) return data({ refused: outcome.reason }, 409);
	// Reviews stand under the name of the account that stays.
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

import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded, withStepUp } from "../../../features/auth/access.server";
import { listPeople } from "../../../features/people/list/people.repository.server";
import { PEOPLE } from "../../../features/people/list/people-query";
import { MergePage } from "../../../features/people/merge/merge-page";
import { mergePeople } from "../../../features/people/merge/merge-people.server";
import { mergePreview } from "../../../features/people/merge/merge-preview.server";
import { MergeForm } from "../../../features/people/merge/schemas";
import { findPerson } from "../../../features/people/person/person.repository.server";
import { readPersonId } from "../../../features/people/person/read-id";
import { notFound } from "../../../shared/api/api-error.server";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { raiseContentVersion } from "../../../shared/request/content-version";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

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

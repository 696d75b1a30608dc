import { data, redirectDocument } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { runPersonAction } from "#app/features/people/users/person/do-to-person.server.ts";
import { userPageData } from "#app/features/people/users/person/person-data.server.ts";
import { endsBefore, PersonForm } from "#app/features/people/users/person/schemas.ts";
import { UserPage } from "#app/features/people/users/person/user-page.tsx";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { readId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ person: { name: string } }>({
	name: "user",
	i18n: ["admin", "people", "factors", "orders", "orderdesk"],
	layout: "admin",
	crumb: ({ person }) => person.name,
});

export const loader = guarded(can("people"), async ({ context, db, params, user: reader }) => {
	const id = readId(params.id);
	const { language, env } = context;
	const found =
		id && (await userPageData(db, { id, reader, language: await language, schoolZone: env.SCHOOL_TIME_ZONE }));
	if (!found) throw notFound();
	return found;
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

const key = errorKeys<"people">();

export const action = guarded(withStepUp(can("people")), async ({ context, db, params, request, user }) => {
	const id = readId(params.id);
	if (!id) throw notFound();
	const form = parseForm(await request.formData(), PersonForm);
	if (form.status !== "success") return data({ reply: form.reply(), said: null }, 400);
	const today = dayOf(new Date(), context.env.SCHOOL_TIME_ZONE);
	if (endsBefore(form.value, today))
		return data({ reply: form.reply({ fieldErrors: { until: [{ key: key("errors.dayPast") }] } }), said: null }, 400);
	const said = await runPersonAction(context, db, { actor: user, userId: id, wish: form.value });
	if ("refused" in said && said.refused === "gone") throw notFound();
	// Reloads the document, so that no cached data of one account shows in the other.
	if ("goTo" in said) throw redirectDocument(said.goTo);
	return "refused" in said ? data({ reply: form.reply(), said }, 409) : data({ reply: null, said });
});

export default function User() {
	return <UserPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

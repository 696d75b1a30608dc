import { data, redirectDocument } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { Answer, SchoolZone } from "#app/features/people/users/person/deed-form.tsx";
import { doToPerson } from "#app/features/people/users/person/do-to-person.server.ts";
import { PersonActions } from "#app/features/people/users/person/person-actions.tsx";
import { personData } from "#app/features/people/users/person/person-data.server.ts";
import { PersonPage } from "#app/features/people/users/person/person-page.tsx";
import { readPersonId } from "#app/features/people/users/person/read-id.ts";
import { endsBefore, PersonForm } from "#app/features/people/users/person/schemas.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ person: { name: string } }>({
	name: "user",
	i18n: ["admin", "people", "factors", "orders", "orderdesk"],
	layout: "admin",
	crumb: ({ person }) => person.name,
});

export const loader = guarded(can("people"), async ({ context, db, params, user }) => {
	const language = await context.language;
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const id = readPersonId(params.id);
	const seesMoney = user.capabilities.includes("money");
	const found = id && (await personData(db, { id, language, formats, now: new Date(), seesMoney }));
	if (!found) throw notFound();
	return {
		title: found.person.name,
		description: found.person.email,
		...found,
		schoolZone: context.env.SCHOOL_TIME_ZONE,
		isSelf: user.id === id,
		held: user.capabilities,
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

const key = errorKeys<"people">();

export const action = guarded(withStepUp(can("people")), async ({ context, db, params, request, user }) => {
	const id = readPersonId(params.id);
	if (!id) throw notFound();
	const form = parseForm(await request.formData(), PersonForm);
	if (form.status !== "success") return data({ reply: form.reply(), said: null }, 400);
	const today = dayOf(new Date(), context.env.SCHOOL_TIME_ZONE);
	if (endsBefore(form.value, today))
		return data({ reply: form.reply({ fieldErrors: { until: [{ key: key("errors.dayPast") }] } }), said: null }, 400);
	const said = await doToPerson(context, db, { actor: user, userId: id, wish: form.value });
	if ("refused" in said && said.refused === "gone") throw notFound();
	// Loaded anew, so that nothing the browser has kept of one account shows in the other.
	if ("goTo" in said) throw redirectDocument(said.goTo);
	return "refused" in said ? data({ reply: form.reply(), said }, 409) : data({ reply: null, said });
});

export default function User() {
	const { t } = useTranslation("people");
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const say = useMessages("people");
	const form = useMemo(() => readReply(answer?.reply ?? undefined), [answer]);
	const answered = useMemo(() => (answer ? { refused: answer.reply ? form : null } : null), [answer, form]);
	const wrong = Object.values(form.errors)[0] ?? form.formError;
	// What no page of ours sends has no words of its own.
	const problem = wrong && (wrong.key.startsWith("errors.") ? say(wrong) : t("refused.unknown"));
	const said = answer?.said ?? null;
	const refused = said && "refused" in said ? t(`refused.${said.refused}`) : null;
	return (
		<AdminFrame title={shown.title} actions={shown.isSelf ? null : <PersonActions email={shown.person.email} />}>
			<Answer.Provider value={answered}>
				<SchoolZone.Provider value={shown.schoolZone}>
					<PersonPage
						{...shown}
						said={said && "done" in said ? t(`done.${said.done}`) : null}
						problem={refused ?? problem ?? null}
					/>
				</SchoolZone.Provider>
			</Answer.Provider>
		</AdminFrame>
	);
}

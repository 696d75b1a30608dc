import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { toExportView } from "#app/features/operations/exports/export-view.ts";
import { findLatestExport } from "#app/features/operations/exports/exports.repository.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { BulkBar, Refused } from "#app/features/people/users/list/bulk-bar.tsx";
import { BulkSaid } from "#app/features/people/users/list/bulk-said.tsx";
import { doToPeople } from "#app/features/people/users/list/do-to-people.server.ts";
import {
	countPeople,
	listCountriesOfPeople,
	listPeople,
	listPlansOfPeople,
	personKey,
} from "#app/features/people/users/list/people.repository.server.ts";
import { PeopleFile } from "#app/features/people/users/list/people-file.tsx";
import { PeopleList } from "#app/features/people/users/list/people-list.tsx";
import { PEOPLE, PEOPLE_PER_PAGE } from "#app/features/people/users/list/people-query.ts";
import { peopleView, planOptions } from "#app/features/people/users/list/people-view.ts";
import { BulkForm, PeopleFileForm } from "#app/features/people/users/list/schemas.ts";
import { startPeopleFile } from "#app/features/people/users/list/start-people-file.server.ts";
import { listCoursesToGive } from "#app/features/people/users/person/person.repository.server.ts";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "users",
	i18n: ["admin", "people", "lists", "exports"],
	layout: "admin",
	// The overview is the dashboard: the second link that admins have leads to what they work on most.
	navigation: [{ in: "account", at: 3, label: "entries.admin" }],
});

export const loader = guarded(can("people"), {
	read: async ({ context, db, request, viewer }) => {
		const query = PEOPLE.parse(new URL(request.url).searchParams);
		const now = new Date();
		const rows = await db.batch([
			listPeople(db, query, now),
			listCountriesOfPeople(db),
			countPeople(db),
			findLatestExport(db, { kind: "people", userId: userOfSession(viewer.session), now }),
			listPlansOfPeople(db, await context.language),
			listCoursesToGive(db, await context.language),
		]);
		return { query, now, rows };
	},
	handle: async ({ context, user, found: { query, now, rows } }) => {
		const [found, countries, [counted], [file], plans, courses] = rows;
		const language = await context.language;
		const t = getFixedT(language, "people");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const shown = toCursorPage(found, {
			size: PEOPLE_PER_PAGE,
			cursor: query.page,
			keyOf: (person) => personKey(person, query),
		});
		return {
			title: t("title"),
			description: t("description"),
			query,
			...peopleView(shown, formats, now),
			total: formats.number(counted?.people ?? 0),
			file: file ? toExportView(file, formats) : null,
			plans: planOptions(plans, { none: t("plans.free"), say: getFixedT(language, "pricing") }),
			courses,
			countries: countries.map(({ country }) => ({ value: country, label: formats.country(country) })),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(can("people")), async ({ context, db, request, user }) => {
	const sent = await request.formData();
	const file = parseForm(sent, PeopleFileForm);
	if (file.status === "success") {
		const search = PEOPLE.exportSearch(PEOPLE.parse(new URLSearchParams(file.value.search)));
		const { origin, requestId } = context;
		const asked = { actorId: user.id, search, language: await context.language, origin, requestId, now: new Date() };
		const { jobId } = await startPeopleFile(db, asked);
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, jobId));
		throw redirect(`/admin/users${search}#people-file`);
	}
	const form = parseForm(sent, BulkForm);
	if (form.status !== "success") return data({ reply: form.reply(), said: null }, 400);
	return data({ reply: null, said: await doToPeople(context, db, { actor: user, wish: form.value }) });
});

export default function Users() {
	const { t } = useTranslation("people");
	const answer = useActionData<typeof action>();
	const say = useMessages("people");
	const form = answer?.reply ? readReply(answer.reply) : null;
	// What no page of ours sends has no words of its own.
	const wordsOf = (wrong: FormMessage) => (wrong.key.startsWith("errors.") ? say(wrong) : t("refused.unknown"));
	const problems = Object.entries(form?.errors ?? {}).map(([name, wrong]) => ({
		fieldId: name === "why" ? "bulk-why" : "bulk",
		message: wordsOf(wrong),
	}));
	const { query, people, pages, total, countries, plans, courses, file } = useLoaderData<typeof loader>();
	return (
		<AdminFrame
			title={t("title")}
			actions={
				<div className="flex flex-wrap gap-3">
					<LinkButton to="/admin/users/import" variant="secondary">
						{t("import")}
					</LinkButton>
					<LinkButton to="/admin/users/invite">{t("invite.title")}</LinkButton>
				</div>
			}
		>
			{answer?.said ? <BulkSaid said={answer.said} /> : null}
			{form?.formError ? (
				<Notice tone="danger" className="mb-6">
					{wordsOf(form.formError)}
				</Notice>
			) : null}
			<div className="mb-6 empty:hidden">
				<ErrorSummary title={t("bulk.refused")} errors={problems} answer={answer} />
			</div>
			<Refused.Provider value={form}>
				<PeopleList query={query} people={people} pages={pages} total={total} countries={countries} plans={plans} />
				<BulkBar answer={answer} courses={courses} />
			</Refused.Provider>
			<PeopleFile query={query} file={file} />
		</AdminFrame>
	);
}

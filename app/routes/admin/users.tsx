import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../features/admin/admin-frame";
import { can, guarded, withStepUp } from "../../features/auth/access.server";
import { toExportView } from "../../features/exports/export-view";
import { findLatestExport } from "../../features/exports/exports.repository.server";
import { nudgeJob } from "../../features/jobs/enqueue.server";
import {
	countPeople,
	listCountriesOfPeople,
	listPeople,
	personKey,
} from "../../features/people/list/people.repository.server";
import { PeopleFile } from "../../features/people/list/people-file";
import { PeopleList } from "../../features/people/list/people-list";
import { PEOPLE, PEOPLE_PER_PAGE } from "../../features/people/list/people-query";
import { peopleView } from "../../features/people/list/people-view";
import { PeopleFileForm } from "../../features/people/list/schemas";
import { startPeopleFile } from "../../features/people/list/start-people-file.server";
import { parseForm } from "../../shared/forms/parse-form.server";
import { toCursorPage } from "../../shared/lists/keyset.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";
import { LinkButton } from "../../ui/button";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({ name: "users", i18n: ["admin", "people", "lists", "exports"], layout: "admin" });

export const loader = guarded(can("people"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const t = getFixedT(language, "people");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const query = PEOPLE.parse(new URL(request.url).searchParams);
	const now = new Date();
	const [found, countries, [counted], [file]] = await db.batch([
		listPeople(db, query, now),
		listCountriesOfPeople(db),
		countPeople(db),
		findLatestExport(db, { kind: "people", userId: user.id, now }),
	]);
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
		countries: countries.map(({ country }) => ({ value: country, label: formats.country(country) })),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(can("people")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), PeopleFileForm);
	if (form.status !== "success") return data(null, 400);
	const search = PEOPLE.exportSearch(PEOPLE.parse(new URLSearchParams(form.value.search)));
	const { origin, requestId } = context;
	const asked = { actorId: user.id, search, language: await context.language, origin, requestId, now: new Date() };
	const { jobId } = await startPeopleFile(db, asked);
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, jobId));
	return redirect(`/admin/users${search}#people-file`);
});

export default function Users() {
	const { t } = useTranslation("people");
	const { query, people, pages, total, countries, file } = useLoaderData<typeof loader>();
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
			<PeopleList {...{ query, people, pages, total, countries }} />
			<PeopleFile query={query} file={file} />
		</AdminFrame>
	);
}

import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { runBulkAction } from "#app/features/people/users/list/do-to-people.server.ts";
import { PEOPLE_LIST } from "#app/features/people/users/list/people-query.ts";
import { BulkForm, PeopleFileForm } from "#app/features/people/users/list/schemas.ts";
import { startPeopleFile } from "#app/features/people/users/list/start-people-file.server.ts";
import { UsersPage } from "#app/features/people/users/list/users-page.tsx";
import { readUsersPage, usersPageData } from "#app/features/people/users/list/users-page-data.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "users",
	i18n: ["admin", "people", "lists", "exports"],
	layout: "admin",
	// The dashboard link is the overview; the second link of admins leads here.
	navigation: [{ in: "account", at: 3, label: "entries.admin" }],
});

export const loader = guarded(can("people"), {
	read: async ({ context, db, request, viewer }) => {
		const search = new URL(request.url).searchParams;
		return readUsersPage(db, { search, viewer, language: await context.language });
	},
	handle: async ({ context, user, found }) =>
		usersPageData(found, { language: await context.language, timeZone: user.timeZone }),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(can("people")), async ({ context, db, request, user }) => {
	const sent = await request.formData();
	const file = parseForm(sent, PeopleFileForm);
	if (file.status === "success") {
		const search = PEOPLE_LIST.exportSearch(PEOPLE_LIST.parse(new URLSearchParams(file.value.search)));
		const { origin, requestId } = context;
		const asked = { actorId: user.id, search, language: await context.language, origin, requestId, now: new Date() };
		const { jobId } = await startPeopleFile(db, asked);
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, jobId));
		throw redirect(`/admin/users${search}#people-file`);
	}
	const form = parseForm(sent, BulkForm);
	if (form.status !== "success") return data({ reply: form.reply(), said: null }, 400);
	return data({ reply: null, said: await runBulkAction(context, db, { actor: user, wish: form.value }) });
});

export default function Users() {
	return <UsersPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

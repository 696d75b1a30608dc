import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { entryAt } from "#app/features/library/entries/editor/find-entry.server.ts";
import { EntryHistoryPage } from "#app/features/library/entries/editor/history/entry-history.tsx";
import { historyData } from "#app/features/library/entries/editor/history/history-data.server.ts";
import { message } from "#app/features/library/entries/editor/messages.ts";
import { needsSecondPerson } from "#app/features/library/entries/editor/needs-second-person.server.ts";
import { TakeBackForm } from "#app/features/library/entries/editor/page/schemas.server.ts";
import { takeBack } from "#app/features/library/entries/editor/take-back.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "history", i18n: ["admin", "library"], layout: "admin" });

export const loader = guarded(can("content"), async ({ context, db, params, request, user }) => {
	const { shelf, entry } = await entryAt(db, request, params.id);
	const language = await context.language;
	const t = getFixedT(language, "library");
	const asked = new URL(request.url).searchParams;
	return {
		title: t("history.title"),
		description: t("history.description"),
		path: `/admin/${shelf}/${entry.id}`,
		history: await historyData(db, entry, asked, formatsFor({ language, timeZone: user.timeZone })),
		isTakenBack: asked.has("takenBack"),
	};
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

/** Takes an older version back. */
export const action = guarded(can("content"), async ({ context, db, params, request, user }) => {
	const { shelf, entry } = await entryAt(db, request, params.id);
	const form = parseForm(await request.formData(), TakeBackForm);
	if (form.status !== "success") throw data(null, 400);
	const { version: versionNumber } = form.value;
	const t = getFixedT(await context.language, "library");
	const note = form.value.note || t("history.takeBackNote", { number: versionNumber });
	const deed = { by: user.id, requestId: context.requestId, now: new Date() };
	const outcome = await takeBack(db, {
		entryId: entry.id,
		versionNumber,
		note,
		...deed,
		needsSecondPerson: await needsSecondPerson(db),
	});
	if (!outcome.ok) return data({ error: { key: message(`errors.${outcome.reason}`) } }, 409);
	context.waitUntil(raiseContentVersion(context.env.CACHE));
	return redirect(`/admin/${shelf}/${entry.id}/history?takenBack=${versionNumber}`);
});

export default function AdminEntryHistory() {
	const { t } = useTranslation("library");
	const { history, path, isTakenBack } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<AdminFrame title={t("history.title")}>
			<EntryHistoryPage history={history} path={path} error={answer?.error ?? null} isTakenBack={isTakenBack} />
		</AdminFrame>
	);
}

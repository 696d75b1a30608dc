import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { SettingsDesk } from "#app/features/operations/admin/settings/settings-desk.tsx";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import type { SettingAnswer } from "#app/features/operations/settings/page/setting-answer.ts";
import { outcomePath } from "#app/features/operations/settings/page/setting-outcome.ts";
import { isSettingKey } from "#app/features/operations/settings/setting-keys.ts";
import { askForProof, can, guarded, hasProof } from "#app/features/people/auth/access.server.ts";
import {
	answerSettingsDesk,
	settingsDeskPageData,
} from "#app/features/site/marketing/setting-texts/settings-at-desk.server.ts";
import { apiError, notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ openTitle: string }>({
	name: "settings",
	i18n: ["admin", "settings", "history", "lists", "forms"],
	layout: "admin",
	crumb: ({ openTitle }) => openTitle,
	query: ["q", "mode"],
});

export const loader = guarded(can("settings"), async ({ context, db, params, request, user }) => {
	if (params.key !== undefined && !isSettingKey(params.key)) throw notFound();
	const reader = { user, language: await context.language };
	const search = new URL(request.url).searchParams;
	return settingsDeskPageData(db, { ...reader, open: params.key ?? null, search, env: context.env });
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

const STATUS = { invalid: 400, changedMeanwhile: 409, notUndone: 409, preview: 200 } as const;

export const action = guarded(can("settings"), {
	read: ({ db }) => db.batch([findSettings(db)]),
	handle: async ({ context, db, params, request, user, found: [rows] }) => {
		const outcome = await answerSettingsDesk(db, {
			form: await request.formData(),
			rows,
			user,
			hasProof: hasProof(await context.atPrimary().session()),
			language: await context.language,
			env: context.env,
			requestId: context.requestId,
		});
		if (outcome.kind === "proofMissing") throw askForProof(request);
		if (outcome.kind === "forbidden") throw apiError("forbidden");
		if (outcome.kind === "unknown") throw apiError("badRequest");
		if (outcome.kind === "done") {
			context.waitUntil(raiseContentVersion(context.env.CACHE));
			return redirect(outcomePath(outcome.done, params.key !== undefined));
		}
		return data<SettingAnswer>(outcome.answer, STATUS[outcome.answer.kind]);
	},
});

export default function AdminSettings() {
	const { rows, open, history, outcome } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <SettingsDesk rows={rows} open={open} history={history} outcome={outcome} answer={answer} />;
}

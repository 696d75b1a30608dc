import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { answerSessionForm } from "#app/features/people/account/security/answer-session-form.server.ts";
import { SessionForm } from "#app/features/people/account/security/schemas.ts";
import { SecurityPage } from "#app/features/people/account/security/security-page.tsx";
import { guarded, ownerOnly } from "#app/features/people/auth/access.server.ts";
import { callerOf } from "#app/features/people/auth/session/caller.server.ts";
import { FactorSection } from "#app/features/people/multi-factor/settings/factor-section.tsx";
import { FACTOR_RESULTS } from "#app/features/people/multi-factor/settings/factors-view.ts";
import {
	readSecurityPage,
	securityPageData,
} from "#app/features/people/multi-factor/settings/security-page-data.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "security",
	i18n: ["account", "factors"],
	layout: "settings",
	query: ["done"],
	navigation: [{ in: "settings", at: 30 }],
});

export const loader = guarded(ownerOnly, {
	read: ({ db, viewer }) => readSecurityPage(db, viewer),
	handle: ({ context, request, user, found }) => securityPageData(found, { context, request, user }),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(ownerOnly, async ({ context, request, db, user }) => {
	const form = parseForm(await request.formData(), SessionForm);
	if (form.status !== "success") return data(null, 400);
	const { sessionId } = await callerOf(context, request);
	const asked = { asked: form.value, userId: user.id, askedBy: sessionId ?? "" };
	const { said, status } = await answerSessionForm(context, db, asked);
	return data({ said }, status);
});

export default function Security() {
	const { t } = useTranslation(["account", "factors"]);
	const [search] = useSearchParams();
	const answer = useActionData<typeof action>();
	const { sessions, passwordChanged, factors, lacksFactor } = useLoaderData<typeof loader>();
	const done = FACTOR_RESULTS.find((deed) => deed === search.get("done"));
	const changed = search.get("said") === "passwordChanged" ? t("password.changed") : null;
	const said = answer?.said ? t(`sessions.said.${answer.said}`) : done ? t(`factors:said.${done}`) : changed;
	return (
		<SecurityPage
			sessions={sessions}
			passwordChanged={passwordChanged}
			said={said}
			lacksFactor={lacksFactor}
			factors={<FactorSection factors={factors} />}
		/>
	);
}

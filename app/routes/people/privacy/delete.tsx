import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { sumUnpaid } from "#app/features/money/affiliates/commissions/balances.repository.server.ts";
import { cancelForDeletion } from "#app/features/money/memberships/change/end-of-account.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded, ownerOnly, withStepUp } from "#app/features/people/auth/access.server.ts";
import { clearSessionCookie } from "#app/features/people/auth/session/session-cookie.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { askDeletion } from "#app/features/people/privacy/deletion/ask-deletion.server.ts";
import { findHindrances } from "#app/features/people/privacy/deletion/deletions.repository.server.ts";
import { firstHindrance } from "#app/features/people/privacy/deletion/hindrances.ts";
import { DeletePage } from "#app/features/people/privacy/page/delete-page.tsx";
import { DeleteForm } from "#app/features/people/privacy/schemas.ts";
import { membershipTools } from "#app/memberships.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { listFormat } from "#app/shared/words/intl.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "delete", i18n: ["account", "privacy"], layout: "settings", maxBodyKb: 4 });

export const loader = guarded(ownerOnly, {
	read: ({ db, viewer }) => {
		const userId = userOfSession(viewer.session);
		return db.batch([findHindrances(db, userId), sumUnpaid(db, userId)]);
	},
	handle: async ({ context, found: [[stands], unpaid] }) => {
		const language = await context.language;
		const t = getFixedT(language, "privacy");
		const amounts = unpaid.map(({ minor, currency }) => formatMoney(money(minor, currency), language));
		return {
			title: t("deletion.title"),
			description: t("deletion.lede"),
			hindrance: firstHindrance(stands),
			unpaid: amounts.length > 0 ? listFormat(language).format(amounts) : null,
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(anyUser), async ({ context, db, request, user }) => {
	if (parseForm(await request.formData(), DeleteForm).status !== "success") return data(null, 400);
	const { origin, requestId } = context;
	const outcome = await askDeletion(db, {
		userId: user.id,
		origin,
		requestId,
		now: new Date(),
		cancelMembership: cancelForDeletion(membershipTools(context.env, origin)),
	});
	if (!outcome.ok) return data({ hindrance: outcome.reason }, 409);
	context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
	return redirect("/account-ending", { headers: { "Set-Cookie": clearSessionCookie(request) } });
});

export default function Delete() {
	const { hindrance, unpaid } = useLoaderData<typeof loader>();
	return <DeletePage hindrance={useActionData<typeof action>()?.hindrance ?? hindrance} unpaid={unpaid} />;
}

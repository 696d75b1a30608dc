import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { sumUnpaid } from "../../features/affiliates/commissions/balances.repository.server";
import { anyUser, guarded, ownerOnly, withStepUp } from "../../features/auth/access.server";
import { clearSessionCookie } from "../../features/auth/session/session-cookie.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { nudgeJob } from "../../features/jobs/enqueue.server";
import { cancelForDeletion } from "../../features/memberships/change/end-of-account.server";
import { askDeletion } from "../../features/privacy/deletion/ask-deletion.server";
import { findHindrances } from "../../features/privacy/deletion/deletions.repository.server";
import { firstHindrance } from "../../features/privacy/deletion/hindrances";
import { DeletePage } from "../../features/privacy/page/delete-page";
import { DeleteForm } from "../../features/privacy/schemas";
import { membershipTools } from "../../memberships.server";
import { parseForm } from "../../shared/forms/parse-form.server";
import { formatMoney, money } from "../../shared/money";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";
import { listFormat } from "../../shared/words/intl";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
			...{ title: t("deletion.title"), description: t("deletion.lede"), hindrance: firstHindrance(stands) },
			unpaid: amounts.length > 0 ? listFormat(language).format(amounts) : null,
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(anyUser), async ({ context, db, request, user }) => {
	if (parseForm(await request.formData(), DeleteForm).status !== "success") return data(null, 400);
	const { origin, requestId } = context;
	const outcome = await askDeletion(db, {
		...{ userId: user.id, origin, requestId, now: new Date() },
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

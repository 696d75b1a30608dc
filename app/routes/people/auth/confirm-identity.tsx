import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { guarded, ownerOnly } from "#app/features/people/auth/access.server.ts";
import { refuse, refuseForNow } from "#app/features/people/auth/form-answer.ts";
import { IdentityForm } from "#app/features/people/auth/schemas.ts";
import { type DeedField, readCarried, toCarry } from "#app/features/people/auth/step-up/carried-deed.ts";
import { confirmIdentity, type WayToProve } from "#app/features/people/auth/step-up/confirm-identity.server.ts";
import { passwordWay } from "#app/features/people/auth/step-up/password-way.server.ts";
import { DEED, isSteppedUp } from "#app/features/people/auth/step-up/step-up.ts";
import { ownProofWays } from "#app/features/people/multi-factor/proof/own-proof-ways.server.ts";
import type { ProofAnswer } from "#app/features/people/multi-factor/proof/proof-form.tsx";
import { ProofPage } from "#app/features/people/multi-factor/proof/proof-page.tsx";
import { IN_DIALOG } from "#app/features/people/multi-factor/proof/proof-ways.ts";
import { factorWays } from "#app/features/people/multi-factor/ways.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { safeRedirect } from "#app/shared/request/safe-redirect.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "confirm-identity",
	i18n: ["auth", "factors"],
	layout: "form",
	byLinkOnly: true,
	query: ["returnTo", DEED, "in"],
	// As much as the largest deed that may be carried here without script: a file of people with its form.
	maxBodyKb: 2100,
});

/** The ways to prove who one is, each with its field in `WayField` or its button. */
function waysOf(context: AppLoadContext): Record<string, WayToProve> {
	const { code, recovery, passkey } = factorWays(context);
	return { password: passwordWay, code, recovery, passkey };
}

export const loader = guarded(ownerOnly, async ({ context, request, db, user }) => {
	const asked = readAsked(request);
	if (!asked.isInDialog && (await hasProof(context))) throw redirect(asked.wayBack);
	const t = getFixedT(await context.language, "auth");
	const ways = await ownProofWays(db, user.id);
	return { title: t("confirm.title"), description: t("confirm.lede"), wayBack: asked.wayBack, ...ways };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

type Answer = ProofAnswer & {
	/** The deed that waits for the proof, to be carried in the page. */
	deed?: DeedField[];
	isFileLost?: boolean;
};

export const action = guarded(ownerOnly, async ({ context, request, db, user }) => {
	const sent = await request.formData();
	const asked = readAsked(request);
	const carried = readCarried(sent);
	if (asked.deed && !carried) {
		// The deed itself, posted on by the guard that refused it.
		if (await hasProof(context)) return redirect(asked.deed, 307);
		const { fields: deed, isFileLost } = toCarry(sent);
		return data<Answer>({ deed, isFileLost }, 403);
	}
	const deed = carried ? { deed: carried.fields } : {};
	const form = parseForm(carried?.rest ?? sent, IdentityForm);
	if (form.status !== "success") return data<Answer>({ ...refuse(form), ...deed }, 400);
	const { way: name, ...proof } = form.value;
	const [way, session] = [waysOf(context)[name], await context.session()];
	if (!way || session.kind !== "signedIn") return data<Answer>({ ...refuse(form), ...deed }, 400);
	const outcome = await confirmIdentity(db, {
		way,
		proof,
		user,
		sessionId: session.sessionId,
		purpose: "stepUp",
		requestId: context.requestId,
		now: new Date(),
		rateLimitScale: context.env.RATE_LIMIT_SCALE,
	});
	if (outcome.ok) {
		if (asked.isInDialog) return data<Answer>({ isConfirmed: true });
		// With the same body, so that the deed is done now: its guard takes the proof out (`withoutProof`).
		return carried && asked.deed ? redirect(asked.deed, 307) : redirect(asked.wayBack);
	}
	if (outcome.reason === "wrong") return data<Answer>({ ...refuse(form, { key: "errors.proofWrong" }), ...deed }, 403);
	const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
	return data<Answer>({ ...refuseForNow(form, outcome.retryAfterSeconds), ...deed }, { status: 429, headers });
});

async function hasProof(context: AppLoadContext): Promise<boolean> {
	const session = await context.session();
	return session.kind === "signedIn" && isSteppedUp(session.steppedUpAt, new Date());
}

function readAsked(request: Request) {
	const { searchParams } = new URL(request.url);
	return {
		isInDialog: searchParams.get("in") === IN_DIALOG,
		deed: safeRedirect(searchParams.get(DEED)),
		wayBack: safeRedirect(searchParams.get("returnTo")) ?? "/settings/security",
	};
}

export default function ConfirmIdentity() {
	const { wayBack, ...ways } = useLoaderData<typeof loader>();
	return <ProofPage ways={ways} wayBack={wayBack} answer={useActionData<typeof action>()} />;
}

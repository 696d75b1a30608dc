import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import {
	type CurrentUser,
	confirmIdentity,
	passwordWay,
	type WayToProve,
} from "#app/features/people/auth/face.server.ts";
import { refuse, refuseForNow } from "#app/features/people/auth/form-answer.ts";
import { IdentityForm } from "#app/features/people/auth/schemas.ts";
import { type CarriedField, carriedFields, readCarriedAction } from "#app/features/people/auth/step-up/carried-deed.ts";
import { ACTION_PARAMETER, isSteppedUp } from "#app/features/people/auth/step-up/step-up.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { safeRedirect } from "#app/shared/request/safe-redirect.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Database } from "#db/client.server.ts";
import { factorWays } from "../ways.server";
import { ownProofWays } from "./own-proof-ways.server";
import type { ProofAnswer } from "./proof-form";
import { DIALOG_QUERY_VALUE } from "./proof-ways";

type ProofRequest = { request: Request; user: CurrentUser };
type Answer = ProofAnswer & {
	deed?: CarriedField[];
	isFileLost?: boolean;
};

/** Redirects back when no proof is needed, except for the dialog. */
export async function proofPageData(context: AppLoadContext, db: Database, { request, user }: ProofRequest) {
	const asked = readProofQuery(request);
	if (!asked.isInDialog && (await hasProof(context))) throw redirect(asked.wayBack);
	const t = getFixedT(await context.language, "auth");
	const ways = await ownProofWays(db, user.id);
	return { title: t("confirm.title"), description: t("confirm.lede"), wayBack: asked.wayBack, ...ways };
}

/** Handles a proof, or receives an action that a guard refused without one. */
export async function answerProof(context: AppLoadContext, db: Database, { request, user }: ProofRequest) {
	const sent = await request.formData();
	const asked = readProofQuery(request);
	const carried = readCarriedAction(sent);
	if (asked.deed && !carried) {
		if (await hasProof(context)) return redirect(asked.deed, 307);
		const { fields: deed, isFileLost } = carriedFields(sent);
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
		// 307 keeps the body, so the action runs now; its guard removes the proof (`withoutProof`).
		return carried && asked.deed ? redirect(asked.deed, 307) : redirect(asked.wayBack);
	}
	if (outcome.reason === "wrong") return data<Answer>({ ...refuse(form, { key: "errors.proofWrong" }), ...deed }, 403);
	const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
	return data<Answer>({ ...refuseForNow(form, outcome.retryAfterSeconds), ...deed }, { status: 429, headers });
}

/** Ways to prove identity; each has its field in `WayField` or a button. */
function waysOf(context: AppLoadContext): Record<string, WayToProve> {
	const { code, recovery, passkey } = factorWays(context);
	return { password: passwordWay, code, recovery, passkey };
}

async function hasProof(context: AppLoadContext): Promise<boolean> {
	const session = await context.session();
	return session.kind === "signedIn" && isSteppedUp(session.steppedUpAt, new Date());
}

function readProofQuery(request: Request) {
	const { searchParams } = new URL(request.url);
	return {
		isInDialog: searchParams.get("in") === DIALOG_QUERY_VALUE,
		deed: safeRedirect(searchParams.get(ACTION_PARAMETER)),
		wayBack: safeRedirect(searchParams.get("returnTo")) ?? "/settings/security",
	};
}

import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import type { Database } from "#db/client.server.ts";
import { findAffiliateOf } from "../application/affiliates.repository.server";
import { changeDashboard, type DashboardRefusal } from "../application/change-dashboard.server";
import { payoutBox } from "../application/payout-details.server";
import { DashboardForm } from "../application/schemas";
import type { DashboardAnswer } from "./dashboard-form";

const FIELD_OF_REFUSAL: Record<DashboardRefusal, string | null> = {
	subIdTaken: "subId",
	aliasTaken: "alias",
	aliasMissing: "alias",
	tooManyLinks: null,
	noKey: null,
};

/** Redirects to the program page when the user is no affiliate. */
export async function answerDashboardForm(
	context: AppLoadContext,
	db: Database,
	{ request, userId }: { request: Request; userId: number },
) {
	const [affiliate] = await findAffiliateOf(db, userId);
	if (!affiliate) throw redirect("/affiliate-program");
	const posted = await request.formData();
	const intent = String(posted.get("intent") ?? "");
	const form = parseForm(posted, DashboardForm);
	const answer = (reply: DashboardAnswer["reply"], status: number) =>
		data<DashboardAnswer>(
			{ intent, saved: false, reply: reply && { ...reply, initialValue: withoutTaxNumber(reply) } },
			status,
		);
	if (form.status !== "success") return answer(form.reply(), 400);
	const outcome = await changeDashboard(db, {
		affiliate,
		input: form.value,
		box: payoutBox(context.env),
		now: new Date(),
	});
	if (outcome.ok) {
		if (form.value.intent === "leaderboard") context.waitUntil(raiseContentVersion(context.env.CACHE));
		return data<DashboardAnswer>({ intent, saved: true });
	}
	const field = FIELD_OF_REFUSAL[outcome.reason];
	const error = [{ key: `errors.${outcome.reason}` }];
	return answer(form.reply(field ? { fieldErrors: { [field]: error } } : { formErrors: error }), 409);
}

/** The submitted values without the tax number, which must be typed again. */
function withoutTaxNumber(reply: NonNullable<DashboardAnswer["reply"]>) {
	const { taxNumber: _, ...rest } = reply.initialValue ?? {};
	return rest;
}

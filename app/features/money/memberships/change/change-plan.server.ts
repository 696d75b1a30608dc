import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { ownNow } from "../membership";
import { membershipStep } from "../membership-steps";
import { findRules, type MembershipTools } from "../membership-tools.server";
import { findChangeOrder, findOpenChange } from "../period-orders.repository.server";
import { stepWrites } from "../write-step.server";
import { type ChangeInput, changeKey } from "./change-order.server";
import { type ChangeOutcome, toChangeOutcome } from "./change-outcome";
import { chargeChange } from "./charge-change.server";
import { eventOf, previewChange } from "./preview-change.server";

/** How long a price that was shown holds. */
const SHOWN_FOR_MS = 10 * MINUTE_MS;

/** Upgrades begin at once for the amount shown, downgrades when the paid period ends. Charged once per summary. */
export async function changePlan(db: Database, tools: MembershipTools, input: ChangeInput): Promise<ChangeOutcome> {
	const { membership, chosen, shown, now } = input;
	const [known] = await findChangeOrder(db, changeKey(input));
	if (known) return toChangeOutcome(known);
	const age = now.getTime() - shown.at.getTime();
	if (age < 0 || age > SHOWN_FOR_MS) return { ok: false, reason: "asksAgain" };
	const preview = await previewChange(db, membership, { ...chosen, at: shown.at });
	if (!preview) return { ok: false, reason: "notOffered" };
	// Read after the preview: one that is paid from here on fails the batch.
	const [open] = await findOpenChange(db, membership, now);
	if (open) return { ok: false, reason: "openChange" };
	if (preview.total.minor !== shown.totalMinor) return { ok: false, reason: "asksAgain" };
	const rules = await findRules(db);
	if (preview.kind === "now" && preview.total.minor > 0) return chargeChange(db, tools, input, { preview, rules });

	const step = membershipStep(membership, eventOf(preview), rules, ownNow(membership, now));
	if (!step) return { ok: false, reason: "notNow" };
	try {
		await runTogether(db, stepWrites(db, membership, step, { rules, at: ownNow(membership, now), now }));
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "asksAgain" };
		throw error;
	}
	return {
		ok: true,
		kind: preview.kind,
		jobs: [jobIdsAtGateway.membershipTell({ id: membership.id, version: membership.version + 1 })],
	};
}

import { payoutBox } from "#app/features/money/affiliates/application/payout-details.server.ts";
import { exportForBank } from "#app/features/money/affiliates/payouts/export-for-bank.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

/** Contains bank accounts, so it requires step-up. */
export const loader = guarded(withStepUp(can("money")), async ({ context, db }) =>
	exportForBank(db, { box: payoutBox(context.env), t: getFixedT(await context.language, "payouts") }),
);

import { payoutBox } from "../../../features/affiliates/application/payout-details.server";
import { exportForBank } from "../../../features/affiliates/payouts/export-for-bank.server";
import { can, guarded, withStepUp } from "../../../features/auth/access.server";
import { getFixedT } from "../../../shared/words/i18n.server";

/** What is to be paid, as a file for the bank: with accounts, so it asks for a proof. */
export const loader = guarded(withStepUp(can("money")), async ({ context, db }) =>
	exportForBank(db, { box: payoutBox(context.env), t: getFixedT(await context.language, "payouts") }),
);

import { payoutStatement } from "#app/features/money/affiliates/payouts/payout-statement.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";

export const loader = guarded(can("money"), async ({ context, db, params, user }) => {
	const reader = { language: await context.language, timeZone: user.timeZone, assets: context.env.ASSETS };
	const file = await payoutStatement(db, { ...reader, id: String(params.payoutId).slice(0, 60) });
	if (!file) throw notFound();
	return file;
});

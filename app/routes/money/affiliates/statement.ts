import { ownPayoutStatement } from "#app/features/money/affiliates/payouts/payout-statement.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";

export const loader = guarded(anyUser, async ({ context, db, params, user }) => {
	const reader = { language: await context.language, timeZone: user.timeZone, assets: context.env.ASSETS };
	const id = String(params.payoutId).slice(0, 60);
	const file = await ownPayoutStatement(db, { ...reader, id, userId: user.id });
	if (!file) throw notFound();
	return file;
});

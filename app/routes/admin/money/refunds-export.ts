import { exportRefunds } from "#app/features/operations/admin/refunds/export-refunds.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export const loader = guarded(can("money"), async ({ context, db }) =>
	exportRefunds(db, { t: getFixedT(await context.language, "orderdesk"), now: new Date() }),
);

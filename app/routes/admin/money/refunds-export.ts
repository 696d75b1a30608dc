import { exportRefunds } from "../../../features/admin/refunds/export-refunds.server";
import { can, guarded } from "../../../features/auth/access.server";
import { getFixedT } from "../../../shared/words/i18n.server";

/** All refunds as a file, the latest first. */
export const loader = guarded(can("money"), async ({ context, db }) =>
	exportRefunds(db, { t: getFixedT(await context.language, "orderdesk"), now: new Date() }),
);

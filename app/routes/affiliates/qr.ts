import { findAffiliateOf } from "../../features/affiliates/application/affiliates.repository.server";
import { qrSvg } from "../../features/affiliates/dashboard/qr-svg";
import { referenceOf } from "../../features/affiliates/visits/click";
import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { notFound } from "../../shared/api/api-error.server";
import { fileResponse } from "../../shared/file-response.server";

/** The QR code of one's own link. */
export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => db.batch([findAffiliateOf(db, userOfSession(viewer.session))]),
	handle: async ({ context, found: [[affiliate]] }) => {
		if (!affiliate?.code) throw notFound();
		const svg = qrSvg(`${context.origin}/?ref=${referenceOf(affiliate.code)}`);
		return fileResponse(svg, { name: `${affiliate.code}.svg`, type: "image/svg+xml" });
	},
});

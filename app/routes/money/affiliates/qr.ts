import { readOwnAffiliate } from "#app/features/money/affiliates/application/find-affiliate.server.ts";
import { qrSvg } from "#app/features/money/affiliates/dashboard/qr-svg.ts";
import { referenceOf } from "#app/features/money/affiliates/visits/click.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { fileResponse } from "#app/shared/file-response.server.ts";

export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => readOwnAffiliate(db, viewer),
	handle: async ({ context, found: [[affiliate]] }) => {
		if (!affiliate?.code) throw notFound();
		const svg = qrSvg(`${context.origin}/?ref=${referenceOf(affiliate.code)}`);
		return fileResponse(svg, { name: `${affiliate.code}.svg`, type: "image/svg+xml" });
	},
});

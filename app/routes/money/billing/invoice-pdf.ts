import { readOwnInvoice, sendInvoice } from "#app/features/money/invoices/own/own-invoice.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";

export const loader = guarded(anyUser, {
	read: ({ db, params, request, viewer }) => {
		const number = new URL(request.url).searchParams.get("number")?.slice(0, 40) ?? null;
		return readOwnInvoice(db, { orderId: String(params.orderId), number, viewer });
	},
	handle: async ({ context, db, found: [[invoice]] }) => {
		if (!invoice) throw notFound();
		return sendInvoice(db, context.env, invoice);
	},
});

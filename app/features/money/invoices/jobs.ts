import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const INVOICE_JOBS = {
	/** The invoice of a paid order can be written by now, where it has waited for a name or an address. */
	"invoice.issue": z.strictObject({ orderId: z.string() }),
	/** The gateway has confirmed a refund: its credit note is written. */
	"invoice.credit": z.strictObject({ refundId: z.string() }),
	/** The file of an invoice or a credit note is made and kept. */
	"invoice.pdf": z.strictObject({ invoiceId: z.string() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof INVOICE_JOBS> {}
}

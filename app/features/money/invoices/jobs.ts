import { z } from "zod";
import type { JobsOf } from "#app/features/operations/jobs/job-kinds.ts";

export const INVOICE_JOBS = {
	"invoice.issue": z.strictObject({ orderId: z.string() }),
	"invoice.credit": z.strictObject({ refundId: z.string() }),
	"invoice.pdf": z.strictObject({ invoiceId: z.string() }),
} as const;

declare module "#app/features/operations/jobs/job-kinds.ts" {
	interface Jobs extends JobsOf<typeof INVOICE_JOBS> {}
}

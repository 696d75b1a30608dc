import { eq } from "drizzle-orm";
import { anonymous, factsOf, harmlessIn, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { invoiceCounters, invoices } from "#db/schema/schema.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(invoices, {
			folder: "orders",
			whose: ({ id }) => eq(invoices.userId, id),
			exported: [
				"id",
				"kind",
				"series",
				"serial",
				"number",
				"userId",
				"orderId",
				"refundId",
				"edition",
				"correctsId",
				"isTest",
				"language",
				"currency",
				"netMinor",
				"taxMinor",
				"totalMinor",
				"seller",
				"buyer",
				"lines",
				"taxLines",
				"issuedAt",
			],
			withheld: { internal: ["pdfKey", "pdfSha256", "pdfMadeAt"] },
			ending: anonymous("books", "userId"),
			merge: { moves: "userId" },
		}),
	],
	harmless: [
		// Sums and the school's own machinery.
		harmlessIn(invoiceCounters, ["series"]),
	],
};

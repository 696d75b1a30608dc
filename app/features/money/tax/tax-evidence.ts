import type { TaxId } from "./tax-id";

/**
 * What an order keeps to show why it was taxed so: the country that the buyer has said, the one that the connection came
 * from (null where nobody knows), the number. `agrees` is false when the two countries differ; the order is taken
 * all the same, and whoever looks into it finds it by that.
 */
export type TaxEvidence = { said: string; connection: string | null; taxId: string | null; agrees: boolean };

/** The evidence of an order, as it is kept with it. */
export function taxEvidence({
	said,
	connection,
	taxId,
}: {
	said: string;
	connection: string | null;
	taxId: TaxId | null;
}) {
	const agrees = connection === null || connection === said;
	return { said, connection, taxId: taxId?.value ?? null, agrees } satisfies TaxEvidence;
}

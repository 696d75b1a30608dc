import type { TaxId } from "./tax-id";

/**
 * Why an order was taxed this way: the stated country, that of the connection (null when unknown) and the tax number.
 * `agrees` is false when the countries differ; the order is accepted all the same and can be found by it.
 */
export type TaxEvidence = { said: string; connection: string | null; taxId: string | null; agrees: boolean };

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

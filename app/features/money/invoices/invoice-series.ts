export type InvoiceKind = "invoice" | "creditNote" | "reversal";

/** One series per kind and year; test documents have their own. */
export function seriesOf({ kind, isTest, issuedAt }: { kind: InvoiceKind; isTest: boolean; issuedAt: Date }): string {
	const prefix = (isTest ? TEST_SERIES_PREFIXES : SERIES_PREFIXES)[kind];
	return `${prefix}-${issuedAt.getUTCFullYear()}`;
}

const SERIES_PREFIXES = { invoice: "INV", creditNote: "CN", reversal: "RV" };
const TEST_SERIES_PREFIXES = { invoice: "TEST", creditNote: "TESTCN", reversal: "TESTRV" };

export const NUMBER_DIGITS = 5;

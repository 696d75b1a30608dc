export type InvoiceKind = "invoice" | "creditNote" | "reversal";

/** The series that a document is numbered in: one for each kind and year, and others for what is only a test. */
export function seriesOf({ kind, isTest, issuedAt }: { kind: InvoiceKind; isTest: boolean; issuedAt: Date }): string {
	const prefix = (isTest ? TEST_PREFIXES : PREFIXES)[kind];
	return `${prefix}-${issuedAt.getUTCFullYear()}`;
}

const PREFIXES = { invoice: "INV", creditNote: "CN", reversal: "RV" };
const TEST_PREFIXES = { invoice: "TEST", creditNote: "TESTCN", reversal: "TESTRV" };

/** How a number is printed. More than five digits are written out. */
export const NUMBER_DIGITS = 5;

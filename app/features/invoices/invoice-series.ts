export type InvoiceKind = "invoice" | "creditNote";

/** The series that a document is numbered in: one for each kind and year, and others for what is only a test. */
export function seriesOf({ kind, isTest, issuedAt }: { kind: InvoiceKind; isTest: boolean; issuedAt: Date }): string {
	const prefix = { invoice: isTest ? "TEST" : "INV", creditNote: isTest ? "TESTCN" : "CN" }[kind];
	return `${prefix}-${issuedAt.getUTCFullYear()}`;
}

/** How a number is printed. More than five digits are written out. */
export const NUMBER_DIGITS = 5;

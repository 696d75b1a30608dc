import { MAX_ATTEMPTS } from "./retry-rule";

/** The school's own failures, whose stored English texts the desk translates. Texts of others have no name. */
export const KNOWN_FAILURES = {
	noMail: "No EMAIL binding, or no MAIL_FROM",
	quietHours: "Quiet hours",
	noCertificateKey: "No CERTIFICATE_KEY: set it with `wrangler secret put CERTIFICATE_KEY`",
	slowCard: "The card takes its time",
	noInvoice: "The invoice is not written yet",
	noCreditNote: "The credit note is not written yet",
	refundUnderWay: "A refund of the order is under way",
	comesBack: "What was given back has come back twice",
	mayHaveArrived: "Handed over at",
	neverFinished: `Started ${MAX_ATTEMPTS} times and never finished`,
	noKind: "No such kind of job",
	wrongPayload: "The payload is not one of",
	takenOver: "Somebody else has taken over this job",
	accountGone: "The account is gone",
	gatewayGone: "The school has no",
	databaseOut: "DatabaseUnavailable",
	databaseRefused: "D1_ERROR",
} as const;
export type KnownFailure = keyof typeof KNOWN_FAILURES;

/** By the beginning of the text, which includes the error's class; null for texts of others. */
export function knownFailure(text: string): KnownFailure | null {
	const said = text.replace(/^Error: /, "");
	const found = Object.entries(KNOWN_FAILURES).find(([, beginning]) => said.startsWith(beginning));
	return found ? (found[0] as KnownFailure) : null;
}

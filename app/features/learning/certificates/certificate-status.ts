/** Why a certificate does not count any more, as the public page says it; `replaced` by itself, the others by an admin. */
export const REVOCATION_REASONS = ["mistake", "misconduct", "requested"] as const;
/** After these an admin may issue it again: it was earned, and withdrawing it was the mistake or a wish. */
export const REVOCATIONS_TO_MEND = ["mistake", "requested"] as const satisfies (typeof REVOCATION_REASONS)[number][];
export type RevocationReason = (typeof REVOCATION_REASONS)[number] | "replaced";

export type CertificateStatus = "valid" | "revoked" | "expired";

/** What a certificate is worth now. A revocation is told before an expiry: waiting for it would have changed nothing. */
export function certificateStatus(
	{ revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date | null },
	now: Date,
): CertificateStatus {
	if (revokedAt) return "revoked";
	return expiresAt && expiresAt.getTime() <= now.getTime() ? "expired" : "valid";
}

/** The instant so many months of the calendar later, in UTC; the last day of a shorter month stands for a day that it lacks. */
export function monthsLater(from: Date, months: number): Date {
	const later = new Date(from);
	later.setUTCDate(1);
	later.setUTCMonth(later.getUTCMonth() + months);
	const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
	later.setUTCDate(Math.min(from.getUTCDate(), lastDay));
	return later;
}

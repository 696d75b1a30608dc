/** Reasons shown on the public page. `replaced` is set automatically, the others by an admin. */
export const REVOCATION_REASONS = ["mistake", "misconduct", "requested"] as const;
/** After these an admin may issue it again: the certificate was earned. */
export const REVERSIBLE_REVOCATIONS = ["mistake", "requested"] as const satisfies (typeof REVOCATION_REASONS)[number][];
export type RevocationReason = (typeof REVOCATION_REASONS)[number] | "replaced";

export type CertificateStatus = "valid" | "revoked" | "expired";

/** Current status of a certificate. Revocation takes precedence over expiry. */
export function certificateStatus(
	{ revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date | null },
	now: Date,
): CertificateStatus {
	if (revokedAt) return "revoked";
	return expiresAt && expiresAt.getTime() <= now.getTime() ? "expired" : "valid";
}

/** Adds calendar months in UTC; clamps to the last day of a shorter month. */
export function monthsLater(from: Date, months: number): Date {
	const later = new Date(from);
	later.setUTCDate(1);
	later.setUTCMonth(later.getUTCMonth() + months);
	const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
	later.setUTCDate(Math.min(from.getUTCDate(), lastDay));
	return later;
}

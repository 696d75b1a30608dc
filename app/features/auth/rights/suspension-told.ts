export type Suspension = { suspendedAt: Date | null; suspendedUntil: Date | null; suspendedWhy: string | null };

/** A suspension as the audit log tells it, before a deed or after. */
export function toldOf({ suspendedAt, suspendedUntil, suspendedWhy }: Suspension) {
	return {
		suspended: suspendedAt !== null,
		until: suspendedUntil?.toISOString() ?? null,
		why: suspendedWhy,
	};
}

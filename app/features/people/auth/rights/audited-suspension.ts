export type Suspension = {
	suspendedAt: Date | null;
	suspendedUntil: Date | null;
	suspendedLastDay: string | null;
	suspendedWhy: string | null;
};

export const NOT_SUSPENDED: Suspension = {
	suspendedAt: null,
	suspendedUntil: null,
	suspendedLastDay: null,
	suspendedWhy: null,
};

export function toAuditedSuspension({ suspendedAt, suspendedUntil, suspendedLastDay, suspendedWhy }: Suspension) {
	return {
		suspended: suspendedAt !== null,
		until: suspendedLastDay ?? suspendedUntil?.toISOString() ?? null,
		why: suspendedWhy,
	};
}

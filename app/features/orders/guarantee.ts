const DAY_MS = 86_400_000;

/** Until when the guarantee that was promised with an order covers it; null where none was. */
export function guaranteeUntil({ guaranteeDays }: { guaranteeDays: number | null }, paidAt: Date): Date | null {
	return guaranteeDays === null ? null : new Date(paidAt.getTime() + guaranteeDays * DAY_MS);
}

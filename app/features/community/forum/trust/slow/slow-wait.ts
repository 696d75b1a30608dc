import { MINUTE_MS, SECOND_MS } from "#app/shared/durations.ts";

/** How long a member waits between two posts in a topic: the longer of what topic and category say. */
export function slowWaitMs({ slowMinutes, slowSeconds }: { slowMinutes: number; slowSeconds: number }): number {
	return Math.max(slowMinutes * MINUTE_MS, slowSeconds * SECOND_MS);
}

/** When somebody may write in a topic again; null for now. */
export function slowUntil({ waitMs, latestAt }: { waitMs: number; latestAt: Date | null }, now: Date): Date | null {
	if (waitMs === 0 || latestAt === null) return null;
	const until = new Date(latestAt.getTime() + waitMs);
	return until > now ? until : null;
}

import type { EventRefusal } from "#app/features/operations/notifications/define-mail.ts";

/** How a post stands to a receiver at the moment of sending. */
export type Standing = {
	isShown: boolean;
	mayEnter: boolean;
	/** What the actor does may reach the receiver. */
	isReachable: boolean;
	isMuted: boolean;
	hasRead: boolean;
};

/** Why somebody is not told; null: they are. Whoever may not enter learns of nothing else. */
export function refusalOf(standing: Standing | null | undefined): EventRefusal | null {
	if (!standing?.isShown) return "gone";
	if (!standing.mayEnter) return "notAllowed";
	if (!standing.isReachable) return "blocked";
	if (standing.isMuted) return "muted";
	return standing.hasRead ? "read" : null;
}

import { type MouseEvent, useSyncExternalStore } from "react";
import { helpState } from "./help-state";

const never = () => false;

export function useIsHelpOpen(): boolean {
	return useSyncExternalStore(helpState.subscribe, helpState.isOpen, never);
}

/** Opens the panel instead of the link, unless a modifier key is pressed. `returnTo` defaults to the link. */
export function toggleHelp(event: MouseEvent<HTMLElement>, returnTo: Element | null = event.currentTarget) {
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	if (helpState.isOpen()) helpState.close();
	else helpState.open(returnTo);
}

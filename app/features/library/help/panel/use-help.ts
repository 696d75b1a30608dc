import { type MouseEvent, useSyncExternalStore } from "react";
import { helpState } from "./help-state";

const never = () => false;

export function useIsHelpOpen(): boolean {
	return useSyncExternalStore(helpState.subscribe, helpState.isOpen, never);
}

/** For a link to the help that opens the panel instead; with a modifier key it stays a link. `returnTo` is the link when left out. */
export function toggleHelp(event: MouseEvent<HTMLElement>, returnTo: Element | null = event.currentTarget) {
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	if (helpState.isOpen()) helpState.close();
	else helpState.open(returnTo);
}

import { Suspense } from "react";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
import { helpState } from "./help-state";
import { useIsHelpOpen } from "./use-help";

/** Mounted once, in the root. The panel's code, words and article load when it opens. */
export function HelpHost() {
	const isOpen = useIsHelpOpen();
	const Panel = useLazyComponent(isOpen, loadPanel, giveUp);
	if (!isOpen || !Panel) return null;
	return (
		<Suspense>
			<Panel close={helpState.close} hide={helpState.hide} />
		</Suspense>
	);
}

function giveUp() {
	helpState.hide();
	window.location.assign("/help");
}

const loadPanel = () => import("./help-panel").then(({ HelpPanel }) => HelpPanel);

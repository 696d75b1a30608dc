import { Suspense } from "react";
import { useLazyOverlay } from "#app/ui/floating/lazy-overlay.ts";
import { keysRequest } from "./keys-request";

/** Mounted once, in the root: shows the shortcut list on request. Code and texts load on first use. */
export function KeysHost() {
	const { Part: List, isOpen, close, returnFocus } = useLazyOverlay(keysRequest, loadDialog);
	if (!List || !isOpen) return null;
	return (
		<Suspense fallback={null}>
			<List close={close} returnFocus={returnFocus} />
		</Suspense>
	);
}

const loadDialog = () => import("./keys-dialog").then(({ KeysDialog }) => KeysDialog);

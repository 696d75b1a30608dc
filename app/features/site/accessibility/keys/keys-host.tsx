import { Suspense } from "react";
import { useLazyOverlay } from "#app/ui/floating/lazy-overlay.ts";
import { keysRequest } from "./keys-request";

/** Mounted once, in the root: shows the list of keys to the signed-in user for it. Its code and its words are fetched the first time. */
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

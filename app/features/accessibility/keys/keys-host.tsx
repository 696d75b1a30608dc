import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useLazyComponent } from "../../../ui/use-lazy-component";
import { onKeysRequest } from "./keys-request";

/** Mounted once, in the root: shows the list of keys to whoever asks for it. Its code and its words are fetched the first time. */
export function KeysHost() {
	const [isOpen, setOpen] = useState(false);
	const opener = useRef<Element | null>(null);
	const close = useCallback(() => setOpen(false), []);
	const List = useLazyComponent(isOpen, loadDialog, close);
	useEffect(
		() =>
			onKeysRequest(() => {
				opener.current = document.activeElement;
				setOpen(true);
			}),
		[],
	);

	if (!List || !isOpen) return null;
	return (
		<Suspense fallback={null}>
			<List close={close} returnFocus={() => opener.current instanceof HTMLElement && opener.current.focus()} />
		</Suspense>
	);
}

const loadDialog = () => import("./keys-dialog").then(({ KeysDialog }) => KeysDialog);

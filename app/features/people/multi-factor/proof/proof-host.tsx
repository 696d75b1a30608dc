import { Suspense, useSyncExternalStore } from "react";
import { waitingDeeds } from "#app/features/people/auth/step-up/waiting-deeds.ts";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";

/**
 * Mounted once, in the root: asks for a proof of who one is while a deed of the page waits for one. Code and words of the
 * dialog are fetched the first time.
 */
export function ProofHost({ email }: { email: string }) {
	const deeds = useSyncExternalStore(waitingDeeds.subscribe, waitingDeeds.list, waitingDeeds.list);
	const isAsked = deeds.length > 0;
	const Asks = useLazyComponent(isAsked, loadDialog, waitingDeeds.clear);
	if (!isAsked || !Asks) return null;
	return (
		<Suspense>
			<Asks deeds={deeds} email={email} />
		</Suspense>
	);
}

const loadDialog = () => import("./proof-dialog").then(({ ProofDialog }) => ProofDialog);

import { Suspense, useSyncExternalStore } from "react";
import { pendingActions } from "#app/features/people/auth/step-up/waiting-deeds.ts";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";

/** Mounted once, in the root. Loads the dialog's code and texts the first time an action needs a proof. */
export function ProofHost({ email }: { email: string }) {
	const deeds = useSyncExternalStore(pendingActions.subscribe, pendingActions.list, pendingActions.list);
	const isAsked = deeds.length > 0;
	const Asks = useLazyComponent(isAsked, loadDialog, pendingActions.clear);
	if (!isAsked || !Asks) return null;
	return (
		<Suspense>
			<Asks deeds={deeds} email={email} />
		</Suspense>
	);
}

const loadDialog = () => import("./proof-dialog").then(({ ProofDialog }) => ProofDialog);

import type { ClientActionFunctionArgs } from "@remix-run/react";
import { useEffect, useState } from "react";
import { preservesPage } from "./failed-post";
import { PageError } from "./page-error";
import { sendPreserved } from "./preserved-form";
import { reachCode } from "./reach-code";

/**
 * Replaces a route module that failed to load from `address`. Retries: on success it reloads the document, because
 * title, texts and breadcrumbs belong to the module; otherwise it shows an error card. A form sent to it is posted
 * once the code loads; its page stays until then.
 */
export function lazyRoute(address: string) {
	return {
		default: () => <LateRoute address={address} />,
		ErrorBoundary: PageError,
		clientAction: (sent: ClientActionFunctionArgs) => sendWhenLoaded(address, sent),
	};
}

async function sendWhenLoaded(address: string, sent: ClientActionFunctionArgs) {
	try {
		await reachCode(address);
	} catch (error) {
		if (!preservesPage(error)) throw error;
		return null;
	}
	return sendPreserved(sent);
}

function LateRoute({ address }: { address: string }) {
	const [failure, setFailure] = useState<{ error: unknown } | null>(null);

	useEffect(() => {
		reachCode(address).then(
			() => window.location.reload(),
			(error) => setFailure({ error }),
		);
	}, [address]);

	if (failure) throw failure.error;
	return null;
}

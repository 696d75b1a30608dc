import type { ClientActionFunctionArgs } from "@remix-run/react";
import { useEffect, useState } from "react";
import { keepsPage } from "./failed-post";
import { sendKept } from "./kept-form";
import { PageError } from "./page-error";
import { reachCode } from "./reach-code";

/**
 * Stands in for the module of a route whose code did not arrive, at `address`.
 * It asks for the code once more: when that comes, the document is loaded anew,
 * since title, words and crumbs belong to the module, too; when it does not, the
 * error card stands there, whose Try Again begins from here. A form that is sent to it
 * is sent once the code has come; until then the page that it stands on is kept.
 */
export function lazyRoute(address: string) {
	return {
		default: () => <LateRoute address={address} />,
		ErrorBoundary: PageError,
		clientAction: (sent: ClientActionFunctionArgs) => sendLate(address, sent),
	};
}

async function sendLate(address: string, sent: ClientActionFunctionArgs) {
	try {
		await reachCode(address);
	} catch (error) {
		if (!keepsPage(error)) throw error;
		return null;
	}
	return sendKept(sent);
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

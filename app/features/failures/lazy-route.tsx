import { useEffect, useState } from "react";
import { PageError } from "./page-error";

/**
 * Stands in for the module of a route whose code did not arrive, at `address`.
 * It asks for the code once more: when that comes, the document is loaded anew,
 * since title, words and crumbs belong to the module, too; when it does not, the
 * error card stands there, whose Try Again begins from here.
 */
export function lazyRoute(address: string) {
	return { default: () => <LateRoute address={address} />, ErrorBoundary: PageError };
}

function LateRoute({ address }: { address: string }) {
	const [failure, setFailure] = useState<{ error: unknown } | null>(null);

	useEffect(() => {
		import(/* @vite-ignore */ address).then(
			() => window.location.reload(),
			(error) => setFailure({ error }),
		);
	}, [address]);

	if (failure) throw failure.error;
	return null;
}

import { type ComponentType, createContext, lazy, useContext } from "react";
import { reachCode } from "./reach-code";

export type Attempt = {
	parts: Map<unknown, unknown>;
	fail(error: unknown): void;
};
export const RetryAttempt = createContext<Attempt>({ parts: new Map(), fail() {} });

/**
 * A component loaded on first render. Unlike React's `lazy` it loads again on retry; if the browser cached the
 * failure, the document reloads once the code is reachable. Needs a Suspense boundary inside an error boundary, and a
 * stable `load`.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
	const attempt = useContext(RetryAttempt);
	const Part = attempt.parts.get(load) ?? lazy(() => loadFor(attempt, load));
	attempt.parts.set(load, Part);
	return Part as ComponentType<Props>;
}

/** Tells the boundary itself, because React 18 sometimes ignores the rejected promise during hydration. */
async function loadFor<Props>(attempt: Attempt, load: () => Promise<ComponentType<Props>>) {
	try {
		return { default: await load() };
	} catch (error) {
		await reloadIfFailureCached(load, error);
		attempt.fail(error);
		throw error;
	}
}

const failedBefore = new Set<unknown>();

/**
 * Reloads the document, and never resolves, when a part fails again although its code is reachable: the browser
 * cached the failure. Safari does not name the module; there the card's Refresh Page remains.
 */
async function reloadIfFailureCached(load: unknown, error: unknown) {
	const address = /https?:\S+/.exec(String(error))?.[0];
	if (failedBefore.has(load) && address) {
		const isThere = await reachCode(address).then(
			() => true,
			() => false,
		);
		if (isThere) {
			window.location.reload();
			await new Promise(() => {});
		}
	}
	failedBefore.add(load);
}

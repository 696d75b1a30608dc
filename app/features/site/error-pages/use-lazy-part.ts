import { type ComponentType, createContext, lazy, useContext } from "react";
import { reachCode } from "./reach-code";

/** One attempt of the nearest error boundary to draw what is in it. */
export type Attempt = {
	/** The parts that it has asked for, by what loads them. */
	parts: Map<unknown, unknown>;
	/** Tells the boundary that a part does not come. */
	fail(error: unknown): void;
};
export const RetryAttempt = createContext<Attempt>({ parts: new Map(), fail() {} });

/**
 * A component whose code is asked for when it is first drawn. React's `lazy`
 * keeps a failure for ever; this one loads again in the next attempt, so that
 * Try Again helps. Where the browser keeps it as well, the document is loaded anew
 * as soon as the code can be had. Expects a Suspense boundary round what uses it, an error
 * boundary round that, and a `load` that stays the same.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
	const attempt = useContext(RetryAttempt);
	const Part = attempt.parts.get(load) ?? lazy(() => loadFor(attempt, load));
	attempt.parts.set(load, Part);
	// Under this key stands nothing else.
	return Part as ComponentType<Props>;
}

/**
 * React is told of a failure by the promise, and the boundary by us: while a page comes
 * to life React 18 now and then takes no notice, and the part stays as the server drew it.
 */
async function loadFor<Props>(attempt: Attempt, load: () => Promise<ComponentType<Props>>) {
	try {
		return { default: await load() };
	} catch (error) {
		await reloadWhereKept(load, error);
		attempt.fail(error);
		throw error;
	}
}

/** The loaders of parts that have failed at least once. */
const failedBefore = new Set<unknown>();

/**
 * Loads the document anew, and then never ends, where a part fails again although its code can be had by now: the browser
 * has kept the first failure. Safari does not say which module it was; there the card's Refresh Page is left.
 */
async function reloadWhereKept(load: unknown, error: unknown) {
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

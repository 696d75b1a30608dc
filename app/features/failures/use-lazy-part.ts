import { type ComponentType, createContext, lazy, useContext } from "react";

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
 * Try Again helps. Expects a Suspense boundary round what uses it, an error
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
		attempt.fail(error);
		throw error;
	}
}

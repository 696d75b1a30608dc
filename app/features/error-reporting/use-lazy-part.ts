import { type ComponentType, createContext, lazy, useContext } from "react";

/** The parts that one attempt of the nearest error boundary to draw what is in it has asked for, by what loads them. */
export type Attempt = Map<unknown, unknown>;
export const RetryAttempt = createContext<Attempt>(new Map());

/**
 * A component whose code is asked for when it is first drawn. React's `lazy`
 * keeps a failure for ever; this one loads again in the next attempt, so that
 * Try Again helps. Expects a Suspense boundary round what uses it, an error
 * boundary round that, and a `load` that stays the same.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
	const attempt = useContext(RetryAttempt);
	const Part = attempt.get(load) ?? lazy(async () => ({ default: await load() }));
	attempt.set(load, Part);
	// Under this key stands nothing else.
	return Part as ComponentType<Props>;
}

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LearningPath } from "../learning-path";
import { fetchLearningPath } from "./fetch-learning-path";

type Value = { path: LearningPath | null; hasFailed: boolean; ask: () => void };
const Context = createContext<Value>({ path: null, hasFailed: false, ask: () => {} });

type Props = {
	userId: number | null;
	/** In a lesson: what was read is read anew afterwards, since progress is made there. */
	isReading: boolean;
	children: ReactNode;
};

/**
 * Holds what banner and course button show, and reads it once one of them asks.
 *
 * It is read after hydration and not in the loader of the root: two thirds of
 * the pages show neither, and would pay a round trip to the database for them.
 * Not deferred either, since a deferred promise of the root starts with every
 * request. A failure leaves both out: they are no reason for an error page,
 * which is what Remix's own `useFetcher` would make of it.
 */
export function LearningPathProvider({ userId, isReading, children }: Props) {
	const { i18n } = useTranslation();
	const [isAsked, setAsked] = useState(false);
	const [path, setPath] = useState<LearningPath | null>(null);
	const [hasFailed, setFailed] = useState(false);
	const isNeeded = isAsked && userId !== null && !isReading;

	// biome-ignore lint/correctness/useExhaustiveDependencies: another user has another path
	useEffect(() => {
		if (!isNeeded) return;
		const leaving = new AbortController();
		fetchLearningPath(i18n.language, leaving.signal).then(
			(found) => setPath(found),
			() => setFailed(!leaving.signal.aborted),
		);
		return () => leaving.abort();
	}, [isNeeded, userId, i18n.language]);

	return (
		<Context.Provider value={{ path: userId === null ? null : path, hasFailed, ask: () => setAsked(true) }}>
			{children}
		</Context.Provider>
	);
}

/** The learning path, asked for as soon as `isWanted`; null until it has come. */
export function useLearningPath(isWanted: boolean): Omit<Value, "ask"> {
	const { ask, ...value } = useContext(Context);
	// biome-ignore lint/correctness/useExhaustiveDependencies: asking again changes nothing
	useEffect(() => {
		if (isWanted) ask();
	}, [isWanted]);
	return value;
}

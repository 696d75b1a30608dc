import { useEffect, useState } from "react";

/** `about` tells people of one name apart. */
export type Person = { id: number; name: string; about: string | null; isInTopic: boolean };

type Options = {
	/** Its people come first. */
	topicId?: number | null;
	/** Time without a key before names are asked for. */
	pauseMs?: number;
};

/** Members whose public name begins as `typed`; nobody while it is null. */
export function usePeople(typed: string | null, { topicId = null, pauseMs = 0 }: Options = {}): Person[] {
	const [people, setPeople] = useState<Person[]>([]);
	useEffect(() => {
		if (typed === null) return setPeople([]);
		const watch = new AbortController();
		const search = new URLSearchParams({ ...(topicId !== null && { topic: String(topicId) }), q: typed });
		const timer = setTimeout(() => {
			fetch(`/forum/people?${search}`, { signal: watch.signal })
				.then(async (answer) => {
					const found: { people: Person[] } = answer.ok ? await answer.json() : { people: [] };
					setPeople(found.people);
				})
				.catch(() => {});
		}, pauseMs);
		return () => {
			clearTimeout(timer);
			watch.abort();
		};
	}, [typed, topicId, pauseMs]);
	return people;
}

import { type KeyboardEvent, useEffect, useState } from "react";
import { type Person, usePeople } from "../mentions/use-people";
import { mentionAt } from "./insert-markup";

type TypedMention = { typed: string; at: number; caret: number };

/** Offers people of the topic, then other members, while a name is typed after an @. Arrows choose, Enter takes, Escape leaves. */
export function useMention(topicId: number | null, take: (person: Person, asked: TypedMention) => void) {
	const [asked, setAsked] = useState<TypedMention | null>(null);
	const [chosen, setChosen] = useState(0);
	const typed = asked?.typed ?? null;
	const people = usePeople(typed, { topicId });

	// biome-ignore lint/correctness/useExhaustiveDependencies: other letters bring other people
	useEffect(() => setChosen(0), [typed, topicId]);

	const close = () => setAsked(null);
	const choose = (person: Person) => {
		if (asked) take(person, asked);
		close();
	};
	return {
		people: asked ? people : [],
		chosen,
		choose,
		close,
		look(text: string, caret: number) {
			const found = mentionAt(text, caret);
			setAsked(found && { ...found, caret });
		},
		/** True when the key was for the list. */
		onKey(event: KeyboardEvent): boolean {
			if (!asked || people.length === 0) return false;
			const person = people[chosen];
			if (event.key === "ArrowDown") setChosen((chosen + 1) % people.length);
			else if (event.key === "ArrowUp") setChosen((chosen + people.length - 1) % people.length);
			else if (event.key === "Escape") close();
			else if ((event.key === "Enter" || event.key === "Tab") && person) choose(person);
			else return false;
			event.preventDefault();
			event.stopPropagation();
			return true;
		},
	};
}

import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "#app/ui/form/field.tsx";
import { writeAuthor } from "./author-filter";

type Person = { id: number; name: string; about: string | null };

/** Milliseconds without a key before names are asked for. */
const TYPING_PAUSE = 200;

/** A public name. Members are offered those that begin as they type; without script the name is typed. */
export function AuthorField({ author, isMember }: { author: string | null; isMember: boolean }) {
	const { t } = useTranslation("forum");
	const list = useId();
	const [typed, setTyped] = useState("");
	const [people, setPeople] = useState<Person[]>([]);

	useEffect(() => {
		if (typed.trim() === "" || typed.includes("#")) return;
		const watch = new AbortController();
		const timer = setTimeout(() => {
			fetch(`/forum/people?${new URLSearchParams({ q: typed })}`, { signal: watch.signal })
				.then(async (answer) => {
					const found: { people: Person[] } = answer.ok ? await answer.json() : { people: [] };
					setPeople(found.people);
				})
				.catch(() => {});
		}, TYPING_PAUSE);
		return () => {
			clearTimeout(timer);
			watch.abort();
		};
	}, [typed]);

	return (
		<>
			<TextField
				key={`author ${author}`}
				name="author"
				id="filter-author"
				label={t("filters.author")}
				help={t("filters.authorHelp")}
				defaultValue={author ?? ""}
				maxLength={60}
				autoComplete="off"
				list={list}
				onChange={isMember ? (event) => setTyped(event.target.value) : undefined}
			/>
			<datalist id={list}>
				{people.map(({ id, name, about }) => (
					<option key={id} value={writeAuthor({ name, id: about === null ? null : id })} label={about ?? undefined} />
				))}
			</datalist>
		</>
	);
}

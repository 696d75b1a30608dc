import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "#app/ui/form/field.tsx";
import { usePeople } from "../mentions/use-people";
import { writeAuthor } from "./author-filter";

const TYPING_PAUSE_MS = 200;

/** A public name. Members are offered those that begin as they type; without script the name is typed. */
export function AuthorField({ author, isMember }: { author: string | null; isMember: boolean }) {
	const { t } = useTranslation("forum");
	const list = useId();
	const [typed, setTyped] = useState("");
	const isName = typed.trim() !== "" && !typed.includes("#");
	const people = usePeople(isName ? typed : null, { pauseMs: TYPING_PAUSE_MS });

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

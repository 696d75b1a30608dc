import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { useMention } from "../writing/use-mention";

type Props = { id: string; mention: ReturnType<typeof useMention> };

/** Offered names below the text. The field keeps the focus; how many there are is said once. */
export function MentionList({ id, mention: { people, chosen, choose } }: Props) {
	const { t } = useTranslation("forum");
	const chosenId = people.length > 0 ? `${id}-${chosen}` : null;
	useEffect(() => {
		if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: "nearest" });
	}, [chosenId]);
	return (
		<>
			<p role="status" className="sr-only">
				{people.length > 0 ? t("mentions.offered", { count: people.length }) : null}
			</p>
			{people.length > 0 ? (
				<div
					id={id}
					role="listbox"
					aria-label={t("mention")}
					className="absolute z-10 mt-1 max-w-full min-w-56 rounded-card border border-line-strong bg-surface-raised p-1.5 shadow-float"
				>
					{people.map((person, at) => (
						// biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen one
						// biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field
						<div
							key={person.id}
							id={`${id}-${at}`}
							role="option"
							aria-selected={at === chosen}
							onMouseDown={(event) => event.preventDefault()}
							onClick={() => choose(person)}
							className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-control px-3 text-ui aria-selected:bg-brand-soft"
						>
							<span>{person.name}</span>
							{person.isInTopic ? <span className="text-step-1 text-ink-muted">{t("mentions.inTopic")}</span> : null}
							{person.about ? <span className="text-step-1 text-ink-muted">{person.about}</span> : null}
						</div>
					))}
				</div>
			) : null}
		</>
	);
}

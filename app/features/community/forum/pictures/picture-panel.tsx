import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/figures/progress.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { LONGEST_ALT } from "./post-picture";
import type { PictureItem, usePictures } from "./use-pictures";

type Props = {
	pictures: ReturnType<typeof usePictures>;
	onInsert: (id: string, alt: string) => void;
};

/** Pictures that are not in the text yet, each with the field for what it shows. */
export function PicturePanel({ pictures: { items, problem, drop }, onInsert }: Props) {
	return (
		<>
			<div role="alert" className="text-ui text-danger empty:hidden">
				{problem}
			</div>
			{items.length > 0 ? (
				<ul className="mt-2 grid gap-2">
					{items.map((item) => (
						<PictureRow
							key={item.key}
							item={item}
							onDrop={() => drop(item.key)}
							onInsert={(alt) => {
								if (item.id) onInsert(item.id, alt);
								drop(item.key);
							}}
						/>
					))}
				</ul>
			) : null}
		</>
	);
}

type RowProps = { item: PictureItem; onInsert: (alt: string) => void; onDrop: () => void };

function PictureRow({ item, onInsert, onDrop }: RowProps) {
	const { t } = useTranslation("forum");
	const [alt, setAlt] = useState("");
	const [isMissing, setMissing] = useState(false);
	const { key, name, thumb, share, id, problem } = item;
	const percent = Math.round(share * 100);

	function insert() {
		if (alt.trim() === "") return setMissing(true);
		onInsert(alt);
	}
	// The form around it would be sent.
	function onKeyDown(event: KeyboardEvent) {
		if (event.key !== "Enter") return;
		event.preventDefault();
		event.stopPropagation();
		if (id) insert();
	}

	return (
		<li className="flex flex-wrap items-start gap-3 rounded-control border border-line p-3">
			{thumb ? <img src={thumb} alt="" className="size-16 shrink-0 rounded-badge object-cover" /> : null}
			<div className="min-w-0 grow basis-48">
				<p className="text-step-1 text-ink-muted [overflow-wrap:anywhere]">{name}</p>
				{problem ? (
					<p role="alert" className="text-ui text-danger">
						{problem}
					</p>
				) : (
					<TextField
						id={`alt-${key}`}
						label={t("pictures.alt")}
						help={t("pictures.altHelp")}
						error={isMissing ? t("pictures.altMissing") : undefined}
						value={alt}
						maxLength={LONGEST_ALT}
						onChange={({ currentTarget }) => {
							setAlt(currentTarget.value);
							setMissing(false);
						}}
						onKeyDown={onKeyDown}
					/>
				)}
				{problem || id ? null : (
					<div className="mt-2">
						<Progress value={percent} label={t("pictures.sending", { percent })} />
						<p className="mt-1 text-step-1 text-ink-muted">{t("pictures.sending", { percent })}</p>
					</div>
				)}
				<div className="mt-2 flex flex-wrap gap-2">
					{id ? (
						<Button size="sm" variant="secondary" onClick={insert}>
							{t("pictures.insert")}
						</Button>
					) : null}
					<Button size="sm" variant="quiet" onClick={onDrop}>
						{t(id || problem ? "pictures.discard" : "pictures.stop")}
					</Button>
				</div>
			</div>
		</li>
	);
}

import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { type LessonTyping, type OtherDraft, wholeText } from "../lesson-typing";
import type { Choice, FieldMerge, MergePiece } from "../saving/merge-lesson";

type Props = {
	base: LessonTyping;
	mine: LessonTyping;
	theirs: OtherDraft;
	language: string;
	onMerge: (merged: LessonTyping) => void;
};
type Merging = typeof import("../saving/merge-lesson");

/** Both texts, merged where only one of them changed a line; the other places are for the editor to choose. */
export function LessonMerge({ base, mine, theirs, language, onMerge }: Props) {
	const { t } = useTranslation("course-editor");
	const [merging, setMerging] = useState<Merging | null>(null);
	const [chosen, setChosen] = useState<Choice[]>([]);
	const box = useRef<HTMLElement>(null);
	useEffect(() => {
		box.current?.focus();
		import("../saving/merge-lesson").then(setMerging).catch(() => {});
	}, []);

	const fields = merging?.mergeLessons(base, mine, theirs.typed) ?? [];
	const count = merging?.openPlaces(fields) ?? 0;
	const isChosen = Array.from({ length: count }, (_, at) => chosen[at]).every(Boolean);
	const finish = () => {
		if (merging) onMerge(merging.mergedLesson(fields, chosen, { base, mine, theirs: theirs.typed }));
	};
	const who = theirs.by ?? t("lesson.merge.somebody");
	return (
		<section
			ref={box}
			tabIndex={-1}
			aria-labelledby="lesson-merge"
			className="mx-auto grid w-full max-w-[72rem] gap-6 px-5 py-8 outline-none"
		>
			<h2 id="lesson-merge" className="font-serif text-step-5">
				{t("lesson.merge.title")}
			</h2>
			<Notice tone="info">{t("lesson.merge.text", { name: who })}</Notice>
			<div className="grid gap-5 md:grid-cols-2">
				<Whole title={t("lesson.merge.mine")} typed={mine} language={language} />
				<Whole title={t("lesson.merge.theirs", { name: who })} typed={theirs.typed} language={language} />
			</div>
			<h3 className="font-serif text-step-4">{t("lesson.merge.result")}</h3>
			<p className="text-ui text-ink-muted">
				{count > 0 ? t("lesson.merge.open", { count }) : t("lesson.merge.agreed")}
			</p>
			<Result
				fields={fields}
				chosen={chosen}
				onChoose={(at, choice) => setChosen(withChoice(chosen, at, choice))}
				language={language}
				who={who}
			/>
			<div className="flex flex-wrap gap-3">
				<Button onClick={finish} disabled={!merging || !isChosen}>
					{t("lesson.merge.save")}
				</Button>
				<Button variant="quiet" onClick={() => onMerge(theirs.typed)}>
					{t("lesson.merge.takeTheirs")}
				</Button>
			</div>
		</section>
	);
}

function withChoice(chosen: readonly Choice[], at: number, choice: Choice): Choice[] {
	const next = [...chosen];
	next[at] = choice;
	return next;
}

function Whole({ title, typed, language }: { title: string; typed: LessonTyping; language: string }) {
	return (
		<div className="min-w-0 rounded-card border border-line p-4">
			<h3 className="text-label font-strong">{title}</h3>
			<div
				lang={language}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
				tabIndex={0}
				className="mt-2 max-h-72 overflow-y-auto font-mono text-label whitespace-pre-wrap wrap-anywhere"
			>
				{wholeText(typed)}
			</div>
		</div>
	);
}

type ResultProps = {
	fields: readonly FieldMerge[];
	chosen: readonly Choice[];
	onChoose: (at: number, choice: Choice) => void;
	language: string;
	who: string;
};

function Result({ fields, language, ...rest }: ResultProps) {
	let at = 0;
	const numbered = fields.flatMap(({ field, pieces }) =>
		pieces.map((piece, place) => ({ id: `${field}-${place}`, piece, at: piece.kind === "open" ? at++ : -1 })),
	);
	return (
		<div lang={language} className="grid gap-3 font-mono text-label">
			{numbered.map(({ id, piece, at }) => (
				<Piece key={id} id={id} piece={piece} at={at} {...rest} />
			))}
		</div>
	);
}

type PieceProps = Pick<ResultProps, "chosen" | "onChoose" | "who"> & { id: string; piece: MergePiece; at: number };

function Piece({ id, piece, at, chosen, onChoose, who }: PieceProps) {
	const { t, i18n } = useTranslation("course-editor");
	if (piece.kind === "agreed") {
		return <p className="text-ink-muted whitespace-pre-wrap wrap-anywhere">{piece.lines.join("\n")}</p>;
	}
	const options = [
		{ choice: "mine", label: t("lesson.merge.keepMine"), lines: piece.mine },
		{ choice: "theirs", label: t("lesson.merge.keepTheirs", { name: who }), lines: piece.theirs },
		{ choice: "both", label: t("lesson.merge.keepBoth"), lines: [] },
	] as const;
	return (
		<div className="rounded-card border-l-4 border-accent bg-surface-sunken p-4">
			<ChoiceGroup
				id={`merge-${id}`}
				legend={<span lang={i18n.language}>{t("lesson.merge.place", { number: at + 1 })}</span>}
			>
				{options.map(({ choice, label, lines }) => (
					<RadioOption
						key={choice}
						name={`merge-${id}`}
						checked={chosen[at] === choice}
						onChange={() => onChoose(at, choice)}
						label={
							<>
								<span lang={i18n.language} className="font-sans">
									{label}
								</span>
								<span className="block whitespace-pre-wrap wrap-anywhere">{lines.join("\n")}</span>
							</>
						}
					/>
				))}
			</ChoiceGroup>
		</div>
	);
}

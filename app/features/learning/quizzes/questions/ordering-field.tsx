import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { ChoiceGroup } from "#app/ui/form/choice.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ChevronDown, ChevronUp } from "#app/ui/icons.tsx";
import type { Question } from "../quiz-data.server";
import { positionField } from "../read-quiz-form";

type Props = {
	id: string;
	question: Question;
	legend: ReactNode;
	values: Record<string, string[]>;
	error?: string;
};

/** Without JavaScript a select per item, with it up and down buttons. */
export function OrderingField({ id, question, legend, values, error }: Props) {
	const isReady = useHydrated();

	return (
		<ChoiceGroup
			id={id}
			legend={legend}
			help={<OrderingHelp isReady={isReady} />}
			error={error}
			className="outline-offset-8"
		>
			{isReady ? (
				<MovableItems question={question} values={values} />
			) : (
				<PositionSelects question={question} values={values} />
			)}
		</ChoiceGroup>
	);
}

/** Both texts are laid out, so that nothing shifts on hydration. */
function OrderingHelp({ isReady }: { isReady: boolean }) {
	const { t } = useTranslation("lesson");
	const [said, unsaid] = isReady ? (["orderHelp", "placeHelp"] as const) : (["placeHelp", "orderHelp"] as const);
	return (
		<span className="grid *:[grid-area:1/1]">
			<span>{t(`quiz.${said}`)}</span>
			<span aria-hidden="true" className="invisible">
				{t(`quiz.${unsaid}`)}
			</span>
		</span>
	);
}

type ItemsProps = Pick<Props, "question" | "values">;
const row = "grid min-h-15 items-center border-t border-line py-1.5 text-ui leading-snug";
const chosen = `${row} grid-cols-[5.75rem_minmax(0,1fr)] gap-x-4`;
/** Buttons are stacked on phones to leave width for the text. */
const movable = `${row} grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[5.75rem_minmax(0,1fr)] sm:gap-x-4`;

function PositionSelects({ question: { choices, key, promptInEnglish }, values }: ItemsProps) {
	const { t } = useTranslation("lesson");

	return (
		<ul className="border-b border-line">
			{inSentOrder(choices, (id) => values[positionField(key, id)]?.[0]).map((choice) => {
				const field = positionField(key, choice.id);
				return (
					<li key={choice.id} className={chosen}>
						<SelectField
							name={field}
							label={t("quiz.placeOf", { item: choice.text })}
							hideLabel
							defaultValue={values[field]?.[0] ?? ""}
						>
							<option value="">–</option>
							{choices.map((_, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
								<option key={index} value={index + 1}>
									{index + 1}
								</option>
							))}
						</SelectField>
						<span lang={langAttribute(promptInEnglish)}>{choice.text}</span>
					</li>
				);
			})}
		</ul>
	);
}

function MovableItems({ question: { choices, key, promptInEnglish }, values }: ItemsProps) {
	const { t } = useTranslation("lesson");
	const [items, setItems] = useState(() => inSentOrder(choices, (id) => values[positionField(key, id)]?.[0]));
	const [moved, setMoved] = useState<{ id: string; by: -1 | 1 } | null>(null);
	const list = useRef<HTMLOListElement>(null);

	// A moved row loses focus.
	useEffect(() => {
		if (!moved) return;
		const item = [...(list.current?.children ?? [])].find((child) => (child as HTMLElement).dataset.id === moved.id);
		const [up, down] = item?.querySelectorAll("button") ?? [];
		const [wanted, other] = moved.by === -1 ? [up, down] : [down, up];
		(wanted?.disabled ? other : wanted)?.focus();
		// Hidden fields fire no event by themselves.
		list.current?.dispatchEvent(new Event("input", { bubbles: true }));
	}, [moved]);

	function move(from: number, by: -1 | 1) {
		const next = [...items];
		const [item] = next.splice(from, 1);
		if (!item) return;
		next.splice(from + by, 0, item);
		setItems(next);
		setMoved({ id: item.id, by });
	}

	const movedTo = moved ? items.findIndex(({ id }) => id === moved.id) : -1;
	return (
		<>
			<ol ref={list} className="border-b border-line">
				{items.map((item, index) => (
					<li key={item.id} data-id={item.id} className={movable}>
						<span className="flex max-sm:flex-col">
							<IconButton
								label={t("quiz.moveUp", { item: item.text })}
								disabled={index === 0}
								onClick={() => move(index, -1)}
								className="disabled:opacity-30"
							>
								<ChevronUp className="size-4.5" />
							</IconButton>
							<IconButton
								label={t("quiz.moveDown", { item: item.text })}
								disabled={index === items.length - 1}
								onClick={() => move(index, 1)}
								className="disabled:opacity-30"
							>
								<ChevronDown className="size-4.5" />
							</IconButton>
						</span>
						<span className="flex min-w-0 gap-3">
							<span className="text-ink-subtle tabular">{index + 1}.</span>
							<span lang={langAttribute(promptInEnglish)} className="min-w-0">
								{item.text}
							</span>
							<input type="hidden" name={positionField(key, item.id)} value={index + 1} />
						</span>
					</li>
				))}
			</ol>
			<p role="status" className="sr-only">
				{movedTo >= 0
					? t("quiz.movedTo", { item: items[movedTo]?.text, place: movedTo + 1, count: items.length })
					: null}
			</p>
		</>
	);
}

/** Submitted items first, in their order; the rest as shown. */
function inSentOrder<T extends { id: string }>(
	choices: readonly T[],
	placeOf: (id: string) => string | undefined,
): T[] {
	const rank = ({ id }: T) => Number(placeOf(id) || choices.length + 1);
	return [...choices].sort((a, b) => rank(a) - rank(b));
}

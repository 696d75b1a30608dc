import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { GripVertical } from "#app/ui/icons.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { moveInList } from "../course-details";
import { BesideEnglish } from "./beside-english";
import { MeteredField } from "./metered-field";

type Props = {
	outcomes: readonly string[];
	english: readonly string[] | null;
	lang: string;
	/** In columns. */
	limit: number;
	onReorder: () => void;
};

/** What learners will be able to do, in an order that the grips change: by pointer, or by Alt with the arrow keys. */
export function OutcomeFields({ outcomes, english, lang, limit, onReorder }: Props) {
	const { t } = useTranslation("course-editor");
	const [order, setOrder] = useState(() => outcomes.map((_, at) => at));
	const [dragged, setDragged] = useState<number | null>(null);
	const [said, setSaid] = useState("");
	const list = useRef<HTMLOListElement>(null);
	const focused = useRef<HTMLElement | null>(null);

	// A field that moves in the document loses the focus.
	// biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
	useEffect(() => {
		focused.current?.focus();
		focused.current = null;
	}, [order]);

	// On the window, since the grip loses a captured pointer when its row moves in the document.
	useEffect(() => {
		if (dragged === null) return;
		const end = () => setDragged(null);
		addEventListener("pointermove", onPointerMove);
		addEventListener("pointerup", end);
		addEventListener("pointercancel", end);
		return () => {
			removeEventListener("pointermove", onPointerMove);
			removeEventListener("pointerup", end);
			removeEventListener("pointercancel", end);
		};
	});

	function move(from: number, to: number) {
		if (to < 0 || to >= order.length || to === from) return;
		focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
		setOrder(moveInList(order, from, to));
		setSaid(t("details.outcomes.moved", { position: to + 1, count: order.length }));
		onReorder();
	}
	function onKeyDown(event: KeyboardEvent, at: number) {
		if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
		event.preventDefault();
		move(at, event.key === "ArrowUp" ? at - 1 : at + 1);
	}
	function onPointerMove({ clientY }: PointerEvent) {
		if (dragged === null) return;
		const from = order.indexOf(dragged);
		const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
		const over = rows.findIndex(({ top, bottom }) => clientY >= top && clientY <= bottom);
		if (over < 0 || over === from) return;
		// Rows differ in height: only past the middle, or a tall one would swap back and forth.
		const { top, bottom } = rows[over] ?? { top: 0, bottom: 0 };
		const middle = (top + bottom) / 2;
		if (over < from ? clientY < middle : clientY > middle) move(from, over);
	}

	return (
		<fieldset id="field-outcomes" tabIndex={-1} className="min-w-0">
			<legend className="mb-1 text-label font-strong text-ink">{t("fields.outcomes")}</legend>
			<p className="mb-2 text-step-1 text-ink-subtle">{t("details.outcomes.help")}</p>
			<ol ref={list} className="grid gap-2">
				{order.map((outcome, at) => (
					<li
						key={outcome}
						onKeyDown={(event) => onKeyDown(event, at)}
						className={classNames("flex items-start gap-1", dragged === outcome && "rounded-control bg-surface-sunken")}
					>
						<IconButton
							label={t("details.outcomes.move", { number: at + 1 })}
							className="cursor-grab touch-none active:cursor-grabbing noscript:hidden"
							onPointerDown={() => setDragged(outcome)}
						>
							<GripVertical className="size-4.5" />
						</IconButton>
						<div className="min-w-0 grow">
							<BesideEnglish english={english ? (english[at] ?? "") : null} isBare>
								<MeteredField
									id={`outcomes-${at}`}
									name={`outcomes[${at}]`}
									label={t("details.outcomes.number", { number: at + 1 })}
									hideLabel
									defaultValue={outcomes[outcome] ?? ""}
									lang={lang}
									limit={limit}
									tooWide={t("details.outcomes.tooWide")}
								/>
							</BesideEnglish>
						</div>
					</li>
				))}
			</ol>
			<VisuallyHidden>
				<span role="status">{said}</span>
			</VisuallyHidden>
		</fieldset>
	);
}

import { useSubmit } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { GripVertical } from "#app/ui/icons.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { TestimonialRow } from "./testimonial-row";
import type { TestimonialInList } from "./testimonials-page-data.server";
import { type MoveStep, useRowOrder } from "./use-row-order";

type Props = { rows: TestimonialInList[]; count: number };

/** All of them in order; a grip moves a row, and each step is spoken. */
export function SortableRows({ rows, count }: Props) {
	const { t } = useTranslation("testimonials");
	const submit = useSubmit();
	const [said, setSaid] = useState("");
	const rowOf = (id: number) => rows.find((row) => row.id === id);
	const { order, lifted, list, gripOf } = useRowOrder({
		ids: rows.map(({ id }) => id),
		say: (step: MoveStep, id, place) =>
			setSaid(t(`order.${step}`, { what: rowOf(id)?.title ?? "", position: place, total: count })),
		onDrop: (id, from, to) =>
			submit({ intent: "move", id, seen: from, place: to }, { method: "post", preventScrollReset: true }),
	});
	return (
		<>
			<p id="order-help" className="mb-3 max-w-160 text-step-1 text-ink-subtle noscript:hidden">
				{t("order.help")}
			</p>
			<ol ref={list} className="divide-y divide-line border-y border-line-strong">
				{order.map((id, at) => {
					const row = rowOf(id);
					return row ? (
						<li key={id} className={classNames("flex gap-1 py-3", lifted === id && "bg-surface-sunken")}>
							<IconButton
								{...gripOf(id)}
								label={t("order.grip", { what: row.title })}
								aria-describedby="order-help"
								className="cursor-grab touch-none active:cursor-grabbing noscript:hidden"
							>
								<GripVertical className="size-4.5" />
							</IconButton>
							<TestimonialRow row={row} place={at + 1} count={count} />
						</li>
					) : null;
				})}
			</ol>
			<VisuallyHidden>
				<span role="status">{said}</span>
			</VisuallyHidden>
		</>
	);
}

/** Some of them: their order cannot be changed, since others stand between them. */
export function FoundRows({ rows }: Pick<Props, "rows">) {
	return (
		<ol className="divide-y divide-line border-y border-line-strong">
			{rows.map((row) => (
				<li key={row.id} className="flex py-3">
					<TestimonialRow row={row} place={null} count={0} />
				</li>
			))}
		</ol>
	);
}

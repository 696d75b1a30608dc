import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button";
import { ArrowDown, ArrowUp } from "../icons";

type Props = {
	/** Hidden fields: what is moved, and what was seen of it. */
	fields: Readonly<Record<string, string | number>>;
	/** What the arrows do, with the name of what they move. */
	labels: { up: string; down: string };
	isFirst: boolean;
	isLast: boolean;
	className?: string;
	/** Before the arrows. */
	children?: ReactNode;
};

/** Moves something of a list by one place: posts the intent `up` or `down`. Works without script. */
export function MoveForm({ fields, labels, isFirst, isLast, className = "flex", children }: Props) {
	return (
		<Form method="post" noValidate preventScrollReset className={className}>
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
			<IconButton
				type="submit"
				name="intent"
				value="up"
				label={labels.up}
				disabled={isFirst}
				className="disabled:opacity-40"
			>
				<ArrowUp className="size-4" />
			</IconButton>
			<IconButton
				type="submit"
				name="intent"
				value="down"
				label={labels.down}
				disabled={isLast}
				className="disabled:opacity-40"
			>
				<ArrowDown className="size-4" />
			</IconButton>
		</Form>
	);
}

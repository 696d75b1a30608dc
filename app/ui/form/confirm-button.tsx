import { type ReactNode, useRef } from "react";
import { Button, type ButtonProps } from "../button";
import { buttonStyle } from "../button-style";

type Props = Pick<ButtonProps, "variant" | "size" | "pending" | "pendingLabel" | "name" | "value"> & {
	/** What is to be done: on the first button. */
	children: ReactNode;
	/** What it costs. */
	question: ReactNode;
	/** The deed once more, on the button that does it: "Yes, delete". */
	confirm: ReactNode;
};

/**
 * Sends its form only when asked twice. Without script as well: the second
 * button unfolds. What can be taken back needs no question, but an undo.
 */
export function ConfirmButton({ children, question, confirm, variant, size, ...submit }: Props) {
	const details = useRef<HTMLDetailsElement>(null);

	return (
		<details
			ref={details}
			onKeyDown={({ key }) => {
				if (key !== "Escape" || !details.current?.open) return;
				details.current.open = false;
				details.current.querySelector("summary")?.focus();
			}}
		>
			<summary className={buttonStyle({ variant, size }, "list-none [&::-webkit-details-marker]:hidden")}>
				{children}
			</summary>
			<div className="mt-4 max-w-120 border-l-2 border-accent pl-4">
				<p className="mb-3 text-ui">{question}</p>
				<Button type="submit" variant="secondary" {...submit}>
					{confirm}
				</Button>
			</div>
		</details>
	);
}

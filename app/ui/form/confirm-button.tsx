import { type ReactNode, useRef } from "react";
import { Button, type ButtonProps } from "../button";
import { buttonStyle } from "../button-style";

type Props = Pick<ButtonProps, "variant" | "size" | "pending" | "pendingLabel" | "name" | "value" | "form"> & {
	children: ReactNode;
	question: ReactNode;
	confirm: ReactNode;
};

/** Submits its form after a confirmation; without script inside a `<details>`. Prefer an undo where possible. */
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

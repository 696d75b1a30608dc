import type { ButtonHTMLAttributes } from "react";
import { classNames } from "../class-names";

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "role"> & {
	isOn: boolean;
	label: string;
};

/** Submits its form, so that it works without script: `name` and `value` say what it switches to. */
export function SwitchButton({ isOn, label, className, ...rest }: Props) {
	return (
		<button
			{...rest}
			type="submit"
			role="switch"
			aria-checked={isOn}
			aria-label={label}
			className={classNames("inline-flex min-h-11 items-center", className)}
		>
			<span
				className={classNames(
					"flex h-6 w-10 items-center rounded-full border px-1 transition-colors duration-quick",
					isOn ? "justify-end border-brand bg-brand" : "justify-start border-control bg-surface-raised",
				)}
			>
				<span className={classNames("size-4 rounded-full", isOn ? "bg-brand-ink" : "bg-ink-subtle")} />
			</span>
		</button>
	);
}

import type { LinkProps } from "@remix-run/react";
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, type ReactNode } from "react";
import { type ButtonLook, buttonStyle } from "./button-style";
import { classNames } from "./class-names";
import { Link } from "./link";

export type ButtonProps = ButtonLook &
	ButtonHTMLAttributes<HTMLButtonElement> & {
		/** Keeps width and focus, and ignores further clicks. */
		pending?: boolean;
		pendingLabel?: ReactNode;
	};

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
	{ variant, size, pending = false, pendingLabel, className, children, onClick, type = "button", ...rest },
	ref,
) {
	function handleClick(event: MouseEvent<HTMLButtonElement>) {
		if (pending) event.preventDefault();
		else onClick?.(event);
	}

	return (
		<button
			{...rest}
			ref={ref}
			type={type}
			aria-disabled={pending || rest["aria-disabled"]}
			className={buttonStyle({ variant, size }, className)}
			onClick={handleClick}
		>
			{pendingLabel ? (
				<span className="grid">
					<span className={classNames(layer, pending && "invisible")}>{children}</span>
					<span className={classNames(layer, !pending && "invisible")}>{pendingLabel}</span>
				</span>
			) : (
				children
			)}
		</button>
	);
});

export type LinkButtonProps = ButtonLook & LinkProps;

export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
	return <Link {...rest} className={buttonStyle({ variant, size }, className)} />;
}

const layer = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";

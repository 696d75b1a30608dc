import type { LinkProps } from "@remix-run/react";
import { type ButtonHTMLAttributes, forwardRef } from "react";
import { classNames } from "./class-names";
import { Link } from "./link";

const square =
	"inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-muted transition-colors duration-quick hover:bg-surface-sunken hover:text-ink";

type Labelled = {
	label: string;
};

export type IconButtonProps = Labelled & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label">;

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
	{ label, className, type = "button", ...rest },
	ref,
) {
	return (
		<button
			{...rest}
			ref={ref}
			type={type}
			aria-label={label}
			data-tooltip={label}
			className={classNames(square, className)}
		/>
	);
});

export type IconLinkProps = Labelled & Omit<LinkProps, "aria-label" | "className"> & { className?: string };

export function IconLink({ label, className, ...rest }: IconLinkProps) {
	return <Link {...rest} aria-label={label} data-tooltip={label} className={classNames(square, className)} />;
}

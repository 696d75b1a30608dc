import {
	Link as FrameworkLink,
	NavLink as FrameworkNavLink,
	type LinkProps,
	type NavLinkProps,
} from "@remix-run/react";
import { forwardRef } from "react";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ to, ...rest }, ref) {
	const prefix = useLanguagePrefix();
	return <FrameworkLink ref={ref} to={typeof to === "string" ? withLanguagePrefix(to, prefix) : to} {...rest} />;
});

export function NavLink({ to, ...rest }: NavLinkProps) {
	const prefix = useLanguagePrefix();
	return <FrameworkNavLink to={typeof to === "string" ? withLanguagePrefix(to, prefix) : to} {...rest} />;
}

import {
	Link as FrameworkLink,
	NavLink as FrameworkNavLink,
	type LinkProps,
	type NavLinkProps,
} from "@remix-run/react";
import { forwardRef } from "react";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";

/**
 * A link inside the site. On a page under `/{lang}/…` a link to another page
 * that exists in every language keeps the prefix.
 *
 * The only place that may import the framework's own link (the linter says so).
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ to, ...rest }, ref) {
	const prefix = useLanguagePrefix();
	return <FrameworkLink ref={ref} to={typeof to === "string" ? withLanguagePrefix(to, prefix) : to} {...rest} />;
});

/** `Link` that knows whether it is the current page (`aria-current="page"`). */
export function NavLink({ to, ...rest }: NavLinkProps) {
	const prefix = useLanguagePrefix();
	return <FrameworkNavLink to={typeof to === "string" ? withLanguagePrefix(to, prefix) : to} {...rest} />;
}

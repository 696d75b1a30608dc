import { Form, useLocation } from "@remix-run/react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Theme, useTheme } from "remix-themes/build/theme-provider";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Moon, Sun } from "#app/ui/icons.tsx";

export function ThemeToggle({ className }: { className?: string }) {
	const { t } = useTranslation();
	const [theme, setTheme] = useTheme();
	const { pathname, search } = useLocation();
	const isDark = theme === Theme.DARK;

	function toggle(event: FormEvent) {
		event.preventDefault();
		setTheme(isDark ? Theme.LIGHT : Theme.DARK);
	}

	return (
		<Form method="post" action="/preferences/theme" onSubmit={toggle} className={className}>
			<input type="hidden" name="returnTo" value={pathname + search} />
			<input type="hidden" name="theme" value={isDark ? "light" : "dark"} />
			<IconButton type="submit" label={t(isDark ? "nav.themeToLight" : "nav.themeToDark")}>
				{isDark ? (
					<Sun size={18} strokeWidth={1.75} aria-hidden="true" />
				) : (
					<Moon size={18} strokeWidth={1.75} aria-hidden="true" />
				)}
			</IconButton>
		</Form>
	);
}

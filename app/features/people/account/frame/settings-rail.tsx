import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { LinkLabel } from "#app/shared/pages/page.ts";
import { NavLink } from "#app/ui/link.tsx";

type Root = { frame: { navigation: { settings: { label: LinkLabel; to: string }[] } } };

export function SettingsRail({ className }: { className?: string }) {
	const { t } = useTranslation(["account", "frame"]);
	const root = useRouteLoaderData("root") as Root | undefined;
	return (
		<nav aria-label={t("frame.sections")} className={className}>
			<ul className="sticky top-8 -ml-3 max-lg:ml-0 max-lg:border-t max-lg:border-line">
				{root?.frame.navigation.settings.map(({ label, to }) => (
					<li key={to} className="max-lg:border-b max-lg:border-line">
						<NavLink
							to={to}
							end={to === "/settings"}
							className="relative flex min-h-11 items-center pl-3 text-ui text-ink-muted no-underline hover:text-ink max-lg:pl-0 aria-[current=page]:font-strong aria-[current=page]:text-ink lg:min-h-10 lg:aria-[current=page]:before:absolute lg:aria-[current=page]:before:inset-y-0 lg:aria-[current=page]:before:left-0 lg:aria-[current=page]:before:w-0.5 lg:aria-[current=page]:before:bg-brand"
						>
							{t(`frame:${label}`)}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

import { useTranslation } from "react-i18next";
import { TooltipProvider } from "#app/ui/floating/tooltip.tsx";
import { Avatars, Badges } from "./badges";
import { Buttons } from "./buttons";
import { Choices } from "./choices";
import { Fields, Selects } from "./fields";
import { Charts, Stats } from "./figures";
import { EmptyStates, ErrorCards, Notices } from "./messages";
import { Dialogs, Menus } from "./overlays";
import { Cards, Skeletons, TabSets } from "./panels";
import { ProgressBars, ProgressLots } from "./progress";
import { Sharing } from "./sharing";
import { Paginations, Tables } from "./tables";
import { Toasts } from "./toasts";

export function GalleryPage() {
	const { t } = useTranslation("gallery");
	return (
		<TooltipProvider>
			<div className="container-page pt-10 md:pt-14">
				<h1 className="text-step-6">{t("title")}</h1>
				<p className="mt-3 max-w-150 text-step-3 text-ink-muted">{t("lede")}</p>
				<div className="mt-10 grid gap-x-12 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
					<Buttons />
					<Fields />
					<Badges />
					<Selects />
					<Choices />
					<ProgressBars />
					<ProgressLots />
					<Avatars />
					<Sharing />
					<Dialogs />
					<Menus />
					<Toasts />
					<TabSets />
					<Notices />
					<ErrorCards />
					<Cards />
					<EmptyStates />
					<Skeletons />
					<Stats />
					<Charts />
					<Tables />
					<Paginations />
				</div>
			</div>
		</TooltipProvider>
	);
}

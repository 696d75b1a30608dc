import { useTranslation } from "react-i18next";
import { Theme, useTheme } from "remix-themes/build/theme-provider";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogContent } from "#app/ui/floating/dialog.tsx";
import { AccessibilityChoices } from "./accessibility-choices";
import { keysRequest } from "./keys/keys-request";
import { DEFAULT_PREFERENCES } from "./preferences";
import { usePreferences } from "./use-preferences";

const LEAVING_MS = 300;

export type AccessibilityPanelProps = { isOpen: boolean; close: () => void; returnFocus: () => void };

export function AccessibilityPanel({ isOpen, close, returnFocus }: AccessibilityPanelProps) {
	const { t } = useTranslation(["frame", "common"]);

	return (
		<Dialog open={isOpen} onOpenChange={(open) => (open ? undefined : close())}>
			<DialogContent
				title={t("accessibility.title")}
				description={t("accessibility.description")}
				closeLabel={t("common:close")}
				onCloseAutoFocus={(event) => {
					event.preventDefault();
					returnFocus();
				}}
				footer={<Buttons close={close} />}
			>
				<AccessibilityChoices />
				<ThemeButton />
				<Button
					variant="quiet"
					className="mt-4 -ml-5 max-md:hidden"
					onClick={() => {
						close();
						setTimeout(() => keysRequest.ask(), LEAVING_MS);
					}}
				>
					{t("accessibility.keys")}
				</Button>
			</DialogContent>
		</Dialog>
	);
}

/** On phones, because the lesson page has no room for it in its header. */
function ThemeButton() {
	const { t } = useTranslation();
	const [theme, setTheme] = useTheme();
	const isDark = theme === Theme.DARK;
	return (
		<Button
			variant="quiet"
			className="mt-4 -ml-5 md:hidden"
			onClick={() => setTheme(isDark ? Theme.LIGHT : Theme.DARK)}
		>
			{t(isDark ? "nav.themeToLight" : "nav.themeToDark")}
		</Button>
	);
}

function Buttons({ close }: { close: () => void }) {
	const { t } = useTranslation(["frame", "common"]);
	const [, change] = usePreferences();
	return (
		<>
			<Button variant="quiet" onClick={() => change(DEFAULT_PREFERENCES)}>
				{t("accessibility.reset")}
			</Button>
			<Button onClick={close}>{t("accessibility.done")}</Button>
		</>
	);
}

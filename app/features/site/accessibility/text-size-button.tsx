import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ALargeSmall } from "#app/ui/icons.tsx";
import { nextFontSize } from "./preferences";
import { usePreferences } from "./use-preferences";

/** Cycles through the text sizes. Hidden without JavaScript. */
export function TextSizeButton() {
	const { t } = useTranslation("frame");
	const [{ fontSize }, change] = usePreferences();
	const [isChanged, setChanged] = useState(false);
	const next = nextFontSize(fontSize);
	const press = () => {
		change({ fontSize: next });
		setChanged(true);
	};
	const size = t(`accessibility.fontSize.${fontSize}`);

	return (
		<>
			<IconButton
				label={t("accessibility.fontSize.step", { size, next: t(`accessibility.fontSize.${next}`) })}
				onClick={press}
				className="noscript:hidden"
			>
				<ALargeSmall className="size-5" />
			</IconButton>
			<span role="status" className="sr-only">
				{isChanged ? t("accessibility.fontSize.now", { size }) : null}
			</span>
		</>
	);
}

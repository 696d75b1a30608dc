import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { usePreferences } from "./use-preferences";

export function SingleKeysChoice() {
	const { t } = useTranslation("frame");
	const [{ singleKeys }, change] = usePreferences();
	return (
		<Checkbox
			name="singleKeys"
			checked={singleKeys}
			onChange={(event) => change({ singleKeys: event.target.checked })}
			label={t("accessibility.singleKeys.label")}
			help={t("accessibility.singleKeys.help")}
		/>
	);
}

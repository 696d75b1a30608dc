import { useTranslation } from "react-i18next";
import { Checkbox, ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { CONTRASTS, FONT_SIZES, type FontSize } from "./preferences";
import { SingleKeysChoice } from "./single-keys-choice";
import { usePreferences } from "./use-preferences";

export function AccessibilityChoices() {
	const { t } = useTranslation(["frame", "common"]);
	const [{ fontSize, contrast, motionReduced }, change] = usePreferences();

	return (
		<div className="grid gap-5">
			<ChoiceGroup id="font-size" legend={t("accessibility.fontSize.legend")}>
				{(Object.keys(FONT_SIZES) as FontSize[]).map((size) => (
					<RadioOption
						key={size}
						name="fontSize"
						value={size}
						checked={size === fontSize}
						onChange={() => change({ fontSize: size })}
						label={
							<span style={{ fontSize: `${FONT_SIZES[size]}px` }}>
								{t(`accessibility.fontSize.${size}`)}{" "}
								<span className="text-ink-subtle tabular">{FONT_SIZES[size]} px</span>
							</span>
						}
					/>
				))}
			</ChoiceGroup>
			<ChoiceGroup id="contrast" legend={t("accessibility.contrast.legend")}>
				{CONTRASTS.map((one) => (
					<RadioOption
						key={one}
						name="contrast"
						value={one}
						checked={one === contrast}
						onChange={() => change({ contrast: one })}
						label={t(`accessibility.contrast.${one}`)}
					/>
				))}
			</ChoiceGroup>
			<ChoiceGroup id="motion" legend={t("accessibility.motion.legend")}>
				<Checkbox
					name="motionReduced"
					checked={motionReduced}
					onChange={(event) => change({ motionReduced: event.target.checked })}
					label={t("accessibility.motion.reduced")}
					help={t("accessibility.motion.help")}
				/>
			</ChoiceGroup>
			<ChoiceGroup id="single-keys" legend={t("accessibility.singleKeys.legend")}>
				<SingleKeysChoice />
			</ChoiceGroup>
		</div>
	);
}

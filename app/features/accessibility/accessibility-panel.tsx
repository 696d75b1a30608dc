import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button";
import { Dialog, DialogContent } from "../../ui/floating/dialog";
import { Checkbox, ChoiceGroup, RadioOption } from "../../ui/form/choice";
import { CONTRASTS, DEFAULT_PREFERENCES, FONT_SIZES, type FontSize } from "./preferences";
import { usePreferences } from "./use-preferences";

export type AccessibilityPanelProps = { isOpen: boolean; close: () => void; returnFocus: () => void };

/** Text size, contrast and motion; each choice shows at once on the page behind. */
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
				<Choices />
			</DialogContent>
		</Dialog>
	);
}

function Choices() {
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
		</div>
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

import { useTranslation } from "react-i18next";

export const VIEWS = ["write", "both", "preview"] as const;
export type View = (typeof VIEWS)[number];

type Props = { view: View; onChange: (view: View) => void };

/** The text, how it will be read, or both. */
export function ViewSwitch({ view, onChange }: Props) {
	const { t } = useTranslation("forum");
	return (
		<fieldset aria-label={t("preview.switch")} className="flex rounded-control border border-control">
			{VIEWS.map((one) => (
				<button
					key={one}
					type="button"
					aria-pressed={one === view}
					onClick={() => onChange(one)}
					className={`hit-area min-h-9 px-3.5 text-label aria-pressed:bg-brand-soft aria-pressed:font-strong ${one === "both" ? "max-md:hidden" : ""}`}
				>
					{t(`preview.${one}`)}
				</button>
			))}
		</fieldset>
	);
}

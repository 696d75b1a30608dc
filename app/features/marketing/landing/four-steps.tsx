import { useTranslation } from "react-i18next";
import { Lot } from "../../../ui/figures/lots";
import { StepDrawing } from "../../atlas/landing-drawings";
import { SectionHead } from "./section-head";

const STEPS = ["find", "contract", "assign", "close"] as const;

/** What wholesaling is, in four drawings of one lot. */
export function FourSteps() {
	const { t } = useTranslation("home");
	return (
		<section aria-labelledby="steps" className="bg-surface-sunken until-near-276 md:until-near-300 lg:until-near-180">
			<div className="container-page section-space">
				<SectionHead id="steps" title={t("steps.title")} text={t("steps.text")} />
				<ol className="mt-9 grid grid-cols-2 gap-x-4 gap-y-8 md:mt-14 md:gap-x-6 lg:grid-cols-4">
					{STEPS.map((step, index) => (
						<li key={step}>
							<p className="flex items-center gap-2.5 text-step-1 text-ink-muted">
								<Lot state={step === "close" ? "next" : "todo"} className="w-4 shrink-0" />
								{t("steps.step", { number: index + 1 })}
								{step === "close" ? null : <span className="grow border-t border-dashed border-control" />}
							</p>
							<StepDrawing step={step} className="mt-3 h-auto w-full rounded-badge" />
							<h3 className="mt-4 text-step-4">{t(`steps.${step}.title`)}</h3>
							<p className="mt-1.5 text-ui text-ink-muted">{t(`steps.${step}.text`)}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

import { useTranslation } from "react-i18next";
import { StepDrawing } from "#app/features/site/illustrations/landing-drawings.tsx";
import { Lot } from "#app/ui/figures/lots.tsx";
import { SectionHead } from "./section-head";

const STEPS = ["find", "contract", "assign", "close"] as const;

export function FourSteps() {
	const { t } = useTranslation("home");
	return (
		<section aria-labelledby="steps" className="bg-surface-sunken until-near-220 md:until-near-300 lg:until-near-180">
			<div className="container-page section-space max-md:py-6">
				<SectionHead id="steps" title={t("steps.title")} text={t("steps.text")} />
				<ol className="mt-5 grid gap-x-4 gap-y-3 sm:grid-cols-2 sm:gap-y-8 md:mt-14 md:gap-x-6 lg:grid-cols-4">
					{STEPS.map((step, index) => (
						<li
							key={step}
							className="max-sm:grid max-sm:grid-cols-[4.5rem_minmax(0,1fr)] max-sm:grid-rows-[auto_1fr] max-sm:gap-x-4"
						>
							<p className="flex items-center gap-2.5 text-step-1 max-sm:sr-only text-ink-muted">
								<Lot state={step === "close" ? "next" : "todo"} className="w-4 shrink-0" />
								{t("steps.step", { number: index + 1 })}
								{step === "close" ? null : <span className="grow border-t border-dashed border-control" />}
							</p>
							<StepDrawing
								step={step}
								className="row-span-2 h-auto w-full self-start rounded-badge max-sm:mt-1.5 sm:mt-3"
							/>
							<h3 className="text-step-4 sm:mt-4">{t(`steps.${step}.title`)}</h3>
							<p className="mt-0.5 text-ui max-sm:leading-snug sm:mt-1.5 text-ink-muted">{t(`steps.${step}.text`)}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

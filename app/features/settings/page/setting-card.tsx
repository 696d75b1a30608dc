import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge";
import { Disclosure } from "../../../ui/disclosure";
import { Notice } from "../../../ui/notice";
import { fieldName } from "../setting-form";
import type { answerFor } from "./setting-answer";
import { SettingForm } from "./setting-form-fields";
import { outcomeText, type SettingOutcome } from "./setting-outcome";
import { SettingPreview } from "./setting-preview";
import { settingHelp, settingTitle } from "./setting-words";
import type { SettingView } from "./settings-view";

type Props = {
	setting: SettingView;
	answer: ReturnType<typeof answerFor>;
	/** What has just been done to it. */
	done: SettingOutcome | null;
};

/** One setting: what it is and what visitors see of it, beside its form. A testimonial is long and folded. */
export function SettingCard({ setting, answer, done }: Props) {
	const { t } = useTranslation("settings");
	const { key, version, values, now } = setting;
	const title = settingTitle(t, key);
	const isTestimonial = key.startsWith("testimonial") && key !== "testimonials";
	const name = values[fieldName("name")];
	// Made anew when the value has changed, so that the fields show it.
	const form = <SettingForm key={`${key} ${version}`} setting={setting} answer={answer} />;
	const notice = done && done.kind !== "undone" ? <Notice tone="success">{outcomeText(t, done)}</Notice> : null;

	if (isTestimonial) {
		return (
			<Disclosure
				id={key}
				open={answer || notice ? true : undefined}
				summary={name ? `${title}: ${name}` : title}
				heading="font-sans text-ui font-strong"
				aside={
					name ? values[fieldName("shown")] ? null : <Badge>{t("testimonial.notShown")}</Badge> : t("testimonial.empty")
				}
			>
				<p className="max-w-160 text-step-1 text-ink-subtle">{settingHelp(t, key)}</p>
				<SettingPreview now={now} answer={answer} />
				<div className="mt-5 grid gap-5">
					{notice}
					{form}
				</div>
			</Disclosure>
		);
	}
	return (
		<section
			id={key}
			aria-labelledby={`title-${key}`}
			className="grid gap-x-10 gap-y-5 border-b border-line py-7 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
		>
			<div>
				<h3 id={`title-${key}`} className="text-step-3 font-title">
					{title}
				</h3>
				<p className="mt-1.5 text-step-1 text-ink-subtle">{settingHelp(t, key)}</p>
				<SettingPreview now={now} answer={answer} />
			</div>
			<div className="grid content-start gap-5">
				{notice}
				{form}
			</div>
		</section>
	);
}

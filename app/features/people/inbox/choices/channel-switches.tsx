import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { SwitchButton } from "#app/ui/form/switch-button.tsx";
import type { ChoicesPageData } from "./choices-page-data.server";
import { useChoice } from "./use-choice";

/** Mail, digests and quiet hours as a whole; single choices stay as they are. */
export function ChannelSwitches({ page }: { page: ChoicesPageData }) {
	const { t } = useTranslation("inbox");
	const { email, mailOn, digestsOn, digest, quiet, times, weekdays, timeZone } = page;
	const timeOf = (minute: number) => times.find((one) => one.minute === minute)?.label ?? "";
	const day = weekdays.find(({ weekday }) => weekday === digest.weekday)?.label ?? "";
	return (
		<div className="grid gap-x-8 gap-y-4 border-b border-line-strong py-5 md:grid-cols-3">
			<div>
				<Switch intent="mail" isOn={mailOn} label={t("choices.mail")} text={t("choices.mailTo", { email })} />
			</div>
			<div>
				<Switch
					intent="digests"
					isOn={digestsOn}
					label={t("choices.digests")}
					text={t("choices.digestTime", { time: timeOf(digest.minute), day })}
				/>
				<Details label={t("choices.change")}>
					<input type="hidden" name="intent" value="digestTime" />
					<SelectField id="digest-minute" name="minute" label={t("choices.hour")} defaultValue={digest.minute}>
						<Times times={times} />
					</SelectField>
					<SelectField id="digest-weekday" name="weekday" label={t("choices.weekday")} defaultValue={digest.weekday}>
						{weekdays.map(({ weekday, label }) => (
							<option key={weekday} value={weekday}>
								{label}
							</option>
						))}
					</SelectField>
				</Details>
			</div>
			<div>
				<p className="min-h-11 pt-2.5 text-ui leading-6 font-strong">
					{t("choices.quiet")}
					<span className="block text-label font-normal text-ink-muted">
						{quiet
							? t("choices.quietTimes", { from: timeOf(quiet.from), until: timeOf(quiet.until), timeZone })
							: t("choices.noQuiet")}
					</span>
				</p>
				<Details label={t("choices.change")}>
					<input type="hidden" name="intent" value="quiet" />
					<SelectField id="quiet-from" name="from" label={t("choices.from")} defaultValue={quiet?.from ?? 22 * 60}>
						<Times times={times} />
					</SelectField>
					<SelectField id="quiet-until" name="until" label={t("choices.until")} defaultValue={quiet?.until ?? 7 * 60}>
						<Times times={times} />
					</SelectField>
				</Details>
				{quiet ? (
					<Form method="post" preventScrollReset>
						<button type="submit" name="intent" value="noQuiet" className="link min-h-11 text-label">
							{t("choices.endQuiet")}
						</button>
					</Form>
				) : null}
			</div>
		</div>
	);
}

function Switch({ intent, isOn, label, text }: { intent: string; isOn: boolean; label: string; text: string }) {
	const { t } = useTranslation("inbox");
	const say = (value: string) =>
		t("choices.said", { what: label, how: t(value === "on" ? "choices.on" : "choices.modes.off") });
	const value = isOn ? "on" : "off";
	const { Form: Saved, shown } = useChoice({ fields: { intent }, name: "on", value, say });
	return (
		<Saved method="post" className="flex items-start gap-3">
			<input type="hidden" name="intent" value={intent} />
			<SwitchButton isOn={shown === "on"} name="on" value={shown === "on" ? "off" : "on"} label={label} />
			<p aria-hidden="true" className="min-w-0 pt-2.5 text-ui leading-6 font-strong">
				{label}
				<span className="block text-label font-normal text-ink-muted [overflow-wrap:anywhere]">{text}</span>
			</p>
		</Saved>
	);
}

function Details({ label, children }: { label: string; children: React.ReactNode }) {
	const { t } = useTranslation("inbox");
	return (
		<details>
			<summary className="link inline-flex min-h-11 cursor-pointer items-center text-label">{label}</summary>
			<Form method="post" preventScrollReset className="grid gap-3 pb-3">
				{children}
				<Button type="submit" size="sm" variant="secondary" className="justify-self-start">
					{t("choices.save")}
				</Button>
			</Form>
		</details>
	);
}

function Times({ times }: Pick<ChoicesPageData, "times">) {
	return times.map(({ minute, label }) => (
		<option key={minute} value={minute}>
			{label}
		</option>
	));
}

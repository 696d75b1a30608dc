import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { SwitchButton } from "#app/ui/form/switch-button.tsx";
import { Lock } from "#app/ui/icons.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { MODES } from "#db/schema/people/inbox.ts";
import type { CategoryChoice } from "./choices-page-data.server";

type Props = { row: CategoryChoice; isLit: boolean; isMailOff: boolean };

/** One category: whether it shows in the school, and how it comes by mail. Saved by itself where there is script. */
export function ChoiceRow({ row, isLit, isMailOff }: Props) {
	const { t } = useTranslation("inbox");
	const { name, label, isMandatory } = row;
	return (
		<fieldset
			id={name}
			className={`grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_6rem_22rem] ${isLit ? "bg-brand-soft px-3" : ""}`}
		>
			<legend className="float-left w-full text-ui md:col-start-1">{label}</legend>
			{isMandatory ? (
				<p className="flex items-center gap-1.5 text-label text-ink-muted md:col-span-2">
					<Lock className="size-4" />
					{t("choices.always")}
				</p>
			) : (
				<>
					<AppChoice row={row} />
					<MailChoice row={row} isGrey={isMailOff} />
				</>
			)}
		</fieldset>
	);
}

function AppChoice({ row: { name, label, app } }: { row: CategoryChoice }) {
	const { t } = useTranslation("inbox");
	const { Form, formData } = useFetcher();
	if (app === null) return <p className="text-label text-ink-subtle max-md:hidden">–</p>;
	const isOn = (formData?.get("mode") ?? app) === "instant";
	return (
		<Form method="post" className="flex items-center gap-3">
			<input type="hidden" name="intent" value="choose" />
			<input type="hidden" name="category" value={name} />
			<input type="hidden" name="channel" value="app" />
			<SwitchButton
				isOn={isOn}
				name="mode"
				value={isOn ? "off" : "instant"}
				label={`${t("choices.inSchool")}: ${label}`}
			/>
			<span aria-hidden="true" className="text-label text-ink-muted md:hidden">
				{t("choices.inSchool")}
			</span>
		</Form>
	);
}

function MailChoice({ row: { name, mail }, isGrey }: { row: CategoryChoice; isGrey: boolean }) {
	const { t } = useTranslation("inbox");
	const { Form, submit, formData } = useFetcher();
	if (mail === null) return <p className="text-label text-ink-subtle max-md:hidden">–</p>;
	const shown = formData?.get("mode") ?? mail;
	return (
		<Form method="post" onChange={(event) => submit(event.currentTarget)} className={isGrey ? "opacity-60" : undefined}>
			<input type="hidden" name="intent" value="choose" />
			<input type="hidden" name="category" value={name} />
			<input type="hidden" name="channel" value="mail" />
			<div role="radiogroup" aria-label={t("choices.byMail")} className="grid grid-cols-4">
				{MODES.map((mode) => (
					<label key={mode} className="flex min-h-11 flex-col items-center justify-center gap-1 md:flex-row">
						<input
							type="radio"
							name="mode"
							value={mode}
							checked={shown === mode}
							onChange={() => {}}
							className="size-4.5 accent-brand"
						/>
						<span className="text-step-1 text-ink-muted md:sr-only">{t(`choices.modes.${mode}`)}</span>
					</label>
				))}
			</div>
			<NoScriptSave />
		</Form>
	);
}

function NoScriptSave() {
	const { t } = useTranslation("inbox");
	return (
		<noscript>
			<Button type="submit" size="sm" variant="secondary">
				<VisuallyHidden>{t("choices.title")}: </VisuallyHidden>
				{t("choices.save")}
			</Button>
		</noscript>
	);
}

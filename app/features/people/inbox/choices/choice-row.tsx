import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { SwitchButton } from "#app/ui/form/switch-button.tsx";
import { Lock } from "#app/ui/icons.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { MODES } from "#db/schema/people/inbox.ts";
import type { CategoryChoice } from "./choices-page-data.server";
import { useChoice } from "./use-choice";

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
	const fields = { intent: "choose", category: name, channel: "app" };
	const say = (mode: string) =>
		t("choices.said", { what: label, how: t(mode === "off" ? "choices.notInSchool" : "choices.inSchool") });
	const { Form, shown } = useChoice({ fields, name: "mode", value: app ?? "off", say });
	if (app === null) return <p className="text-label text-ink-subtle max-md:hidden">–</p>;
	const isOn = shown === "instant";
	return (
		<Form method="post" className="flex items-center gap-3">
			<Fields of={fields} />
			<SwitchButton
				isOn={isOn}
				name="mode"
				value={isOn ? "off" : "instant"}
				label={t("choices.said", { what: t("choices.inSchool"), how: label })}
			/>
			<span aria-hidden="true" className="text-label text-ink-muted md:hidden">
				{t("choices.inSchool")}
			</span>
		</Form>
	);
}

/** Radio buttons in columns; a list to choose from where there is no room for them. */
function MailChoice({ row: { name, label, mail }, isGrey }: { row: CategoryChoice; isGrey: boolean }) {
	const { t } = useTranslation("inbox");
	const fields = { intent: "choose", category: name, channel: "mail" };
	const labelOf = (value: string) => t(`choices.modes.${MODES.find((mode) => mode === value) ?? "off"}`);
	const say = (value: string) => t("choices.said", { what: label, how: labelOf(value) });
	const around = useRef<HTMLDivElement>(null);
	const { Form, submit, shown } = useChoice({ fields, name: "mode", value: mail ?? "off", say, around });
	if (mail === null) return <p className="text-label text-ink-subtle max-md:hidden">–</p>;
	const form = {
		method: "post",
		onChange: (event: FormEvent<HTMLFormElement>) => submit(event.currentTarget),
	} as const;
	const grey = isGrey && "opacity-60";
	return (
		<div ref={around}>
			<Form {...form} className={classNames("max-md:hidden", grey)}>
				<Fields of={fields} />
				<div role="radiogroup" aria-label={t("choices.byMail")} className="grid grid-cols-4">
					{MODES.map((mode) => (
						<label key={mode} className="flex min-h-11 items-center justify-center">
							<input
								type="radio"
								name="mode"
								value={mode}
								checked={shown === mode}
								onChange={() => {}}
								className="size-4.5 accent-brand"
							/>
							<VisuallyHidden>{labelOf(mode)}</VisuallyHidden>
						</label>
					))}
				</div>
				<NoScriptSave />
			</Form>
			<Form {...form} className={classNames("md:hidden", grey)}>
				<Fields of={fields} />
				<SelectField id={`mail-${name}`} name="mode" label={t("choices.byMail")} value={shown} onChange={() => {}}>
					{MODES.map((mode) => (
						<option key={mode} value={mode}>
							{labelOf(mode)}
						</option>
					))}
				</SelectField>
				<NoScriptSave />
			</Form>
		</div>
	);
}

function Fields({ of }: { of: Readonly<Record<string, string>> }) {
	return Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function NoScriptSave() {
	const { t } = useTranslation("inbox");
	return (
		<noscript>
			<Button type="submit" size="sm" variant="secondary">
				{t("choices.save")}
			</Button>
		</noscript>
	);
}

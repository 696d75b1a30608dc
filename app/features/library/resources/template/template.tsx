import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ExamplesMenu } from "#app/features/learning/examples/examples-menu.tsx";
import { ShareControl } from "#app/features/site/share/share-control.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { Download } from "#app/ui/icons.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import { PrintButton } from "../page/print-button";
import { ResourceFrame, ResourceText } from "../page/resource-frame";
import type { ResourceContent, ResourceView } from "../page/resource-view.server";
import { useFilePath } from "../page/use-file-path";
import { deviceOutline, saveDeviceOutline } from "./device-outlines";
import { type FilledFields, fillHtml, LONGEST_FIELD, type OutlineField } from "./outline";

type Content = Extract<ResourceContent, { kind: "template" }>;
type Props = { resource: ResourceView; content: Content };

/** Values stay on the device; the form sends them once, for a file that the server does not store. */
export function Template({ resource, content: { fields, outlineHtml, outlineLang, examples } }: Props) {
	const { t } = useTranslation("resources");
	const { slug } = resource;
	const [filled, setFilled] = useState<FilledFields>({});
	const [isKept, setKept] = useState(true);
	const fileAt = useFilePath();
	useEffect(() => setFilled(deviceOutline(slug)), [slug]);

	const keep = (next: FilledFields) => {
		setFilled(next);
		setKept(saveDeviceOutline(slug, next));
	};
	const empty = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		keep({});
		for (const details of event.currentTarget.querySelectorAll("details")) details.open = false;
	};
	const done = fields.filter(({ key }) => filled[key]?.trim()).length;

	return (
		<ResourceFrame
			resource={resource}
			tools={
				<div className="mb-8 rounded-card border border-line-strong bg-surface-raised p-6">
					<p className="text-label font-strong" aria-live="polite">
						{t("template.filled", { done, count: fields.length })}
					</p>
					<p className="mt-1 text-step-1 text-ink-muted">{t(isKept ? "template.onDevice" : "template.notKept")}</p>
					<div className="mt-5 grid gap-2">
						{(["docx", "md"] as const).map((format) => (
							<Button
								key={format}
								type="submit"
								form="outline"
								name="format"
								value={format}
								variant={format === "docx" ? "primary" : "secondary"}
								className="w-full"
							>
								<Download className="size-4.5" />
								{t(`template.${format}`)}
							</Button>
						))}
						<PrintButton className="w-full" />
						<ShareControl title={resource.title} description={resource.summary} className="w-full" />
					</div>
					<form onSubmit={empty} className="mt-4">
						<ConfirmButton
							variant="quiet"
							size="sm"
							question={t("template.resetQuestion")}
							confirm={t("template.resetConfirm")}
						>
							{t("template.reset")}
						</ConfirmButton>
					</form>
				</div>
			}
		>
			<ResourceText resource={resource} className="print:hidden" />
			<form
				id="outline"
				method="post"
				action={fileAt(`/resources/${slug}/outline`)}
				className="mt-10 border-t border-line-strong pt-8 print:hidden"
			>
				<h2 className="text-step-4">{t("template.fields")}</h2>
				<p className="mt-2 text-ui text-ink-muted">{t("template.fieldsText")}</p>
				<div className="mt-6 grid gap-5">
					{fields.map((field) => (
						<OutlineInput
							key={field.key}
							field={field}
							value={filled[field.key] ?? ""}
							onChange={(value) => keep({ ...filled, [field.key]: value })}
						/>
					))}
				</div>
				<noscript>
					<div className="mt-6 flex flex-wrap gap-3">
						<Button type="submit" name="format" value="docx">
							{t("template.docx")}
						</Button>
						<Button type="submit" name="format" value="md" variant="secondary">
							{t("template.md")}
						</Button>
					</div>
				</noscript>
			</form>
			<section
				aria-labelledby="preview"
				className="mt-12 border-t border-line-strong pt-8 print:mt-0 print:border-0 print:pt-0"
			>
				<h2 id="preview" className="text-step-4 print:hidden">
					{t("template.preview")}
				</h2>
				<div className="mb-6 empty:hidden">
					<ExamplesMenu examples={resource.examples ? null : examples} />
				</div>
				<Prose html={fillHtml(outlineHtml, fields, filled, outlineLang)} lang={outlineLang} className="mt-4" />
			</section>
		</ResourceFrame>
	);
}

type InputProps = { field: OutlineField; value: string; onChange: (value: string) => void };

function OutlineInput({ field: { key, label, lang, type }, value, onChange }: InputProps) {
	const shared = {
		name: `field.${key}`,
		label: <span lang={lang}>{label}</span>,
		value,
		maxLength: LONGEST_FIELD,
		autoComplete: "off",
	};
	if (type === "long") {
		return <TextArea {...shared} onChange={(event) => onChange(event.currentTarget.value)} />;
	}
	return (
		<TextField
			{...shared}
			type={type === "date" ? "date" : "text"}
			inputMode={type === "amount" ? "decimal" : undefined}
			onChange={(event) => onChange(event.currentTarget.value)}
		/>
	);
}

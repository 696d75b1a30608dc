import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { UploadField } from "#app/features/operations/uploads/upload-field.tsx";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { joinSentences } from "#app/shared/words/joining.ts";
import { LANGUAGES, type Language } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { KEEPS_UNSAVED } from "#app/ui/form/unsaved-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { CertificateDrawing } from "../layout/certificate-drawing";
import type { CertificateText } from "../layout/lay-out-certificate";
import type { Plat } from "../layout/plat";
import { expirySentence, type PreviewValidity } from "./preview-term";
import { MAX_SIGNATURE_SIZE, SIGNATURE_FILE, signatureAddress, templateSignature } from "./signature";
import { TEMPLATE_FIELDS, type TemplateField, templateWords } from "./template-words";

type Words = Record<TemplateField, string>;
type Props = {
	scope: number;
	language: Language;
	values: Words & { isGiven: boolean; validMonths: string; version: number; signature: string };
	signatureFile: { name: string; bytes: number } | null;
	school: { signature: string | null; signerName: string | null } | null;
	usual: Words;
	preview: { sheet: CertificateText; plat: Plat; term: PreviewValidity };
	limits: Record<string, { maxLength?: number }>;
	isSaved: boolean;
	answer: { reply: FormReply } | undefined;
};

export function TemplateForm(props: Props) {
	const { scope, language, values, usual, preview, limits, isSaved, answer } = props;
	const { t } = useTranslation("certificates");
	const say = useMessages("certificates");
	const { state } = useNavigation();
	const reply = readReply(answer?.reply);
	const own: Words = answer ? { ...values, ...reply.values } : values;
	const [typed, setTyped] = useState<Words>(own);
	const savedMonths = (answer ? reply.values.validMonths : values.validMonths) ?? "";
	const [months, setMonths] = useState(savedMonths);
	const [signature, setSignature] = useState(values.signature);
	const follow = (event: FormEvent<HTMLFormElement>) => {
		const form = new FormData(event.currentTarget);
		setMonths(String(form.get("validMonths") ?? ""));
		setSignature(String(form.get("signature") ?? ""));
		setTyped(Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, String(form.get(field) ?? "")])) as Words);
	};
	const problems = Object.entries(reply.errors).map(([name, message]) => ({ fieldId: name, message: say(message) }));
	if (reply.formError) problems.unshift({ fieldId: "heading", message: say(reply.formError) });
	const errorOf = (name: string) => (reply.errors[name] ? say(reply.errors[name]) : undefined);
	const here = `/admin/certificates/templates/${scope}`;

	return (
		<>
			<TabLinks
				label={t("template.language")}
				items={LANGUAGES.map(({ code, name }) => ({
					to: `${here}?words=${code}`,
					label: name,
					isCurrent: code === language,
				}))}
			/>
			{isSaved && !answer ? (
				<Notice tone="success" className="mt-6">
					{t("template.saved")}
				</Notice>
			) : null}
			<div className="mt-6 grid items-start gap-x-12 gap-y-10 xl:grid-cols-[24rem_minmax(0,1fr)]">
				<Form
					method="post"
					noValidate
					onInput={follow}
					className="grid gap-5"
					{...(answer ? { [KEEPS_UNSAVED]: "" } : {})}
				>
					<input type="hidden" name="language" value={language} />
					<input type="hidden" name="version" value={values.version} />
					<ErrorSummary title={t("errors.summary", { count: problems.length })} errors={problems} answer={answer} />
					<p className="text-step-1 text-ink-muted">{t("template.wordsHelp")}</p>
					{TEMPLATE_FIELDS.map((field) => (
						<TextField
							key={field}
							id={field}
							name={field}
							lang={language}
							label={t(`template.${field}`)}
							placeholder={usual[field]}
							defaultValue={own[field]}
							error={errorOf(field)}
							maxLength={limits[field]?.maxLength}
						/>
					))}
					<fieldset className="grid gap-4 border-t border-line pt-5">
						<legend className="sr-only">{t("template.facts")}</legend>
						{scope === 0 ? null : (
							<Checkbox
								name="isGiven"
								label={t("template.isGiven")}
								defaultChecked={answer ? reply.values.isGiven !== undefined : values.isGiven}
							/>
						)}
						<TextField
							id="validMonths"
							name="validMonths"
							inputMode="numeric"
							label={t("template.validMonths")}
							help={t("template.validMonthsHelp")}
							defaultValue={savedMonths}
							error={errorOf("validMonths")}
						/>
					</fieldset>
					<UploadField
						id="signature"
						name="signature"
						label={t("template.signature")}
						help={t("template.signatureHelp", MAX_SIGNATURE_SIZE)}
						error={errorOf("signature")}
						action="/uploads/signature"
						kinds={SIGNATURE_FILE.kinds}
						maxBytes={SIGNATURE_FILE.maxBytes}
						value={values.signature}
						file={props.signatureFile}
					/>
					<Button type="submit" pending={state === "submitting"}>
						{t("template.save")}
					</Button>
				</Form>
				<Preview
					words={templateWords(typed, usual)}
					signature={templateSignature({ signature, signerName: typed.signerName }, props.school)}
					months={months}
					language={language}
					{...preview}
				/>
			</div>
		</>
	);
}

type PreviewProps = {
	words: Words;
	signature: string | null;
	/** Months until expiry, as typed. */
	months: string;
	language: Language;
} & Props["preview"];

function Preview({ words, signature, months, language, sheet, plat, term }: PreviewProps) {
	const { t } = useTranslation("certificates");
	const [teacher, signer] = sheet.signatures;
	const shown: CertificateText = {
		...sheet,
		heading: words.heading,
		statement: words.statement,
		foot: [sheet.foot[0] ?? "", joinSentences(language, [expirySentence(term, months, language), words.note])],
		signature: signature && signatureAddress(signature),
		signatures: [teacher, signer && { name: words.signerName, role: words.signerRole }].flatMap((one) => one ?? []),
	};
	return (
		<section aria-labelledby="preview" className="min-w-0">
			<h2 id="preview" className="font-serif text-step-3">
				{t("template.preview")}
			</h2>
			<p className="mt-1 mb-4 text-step-1 text-ink-muted">{t("template.previewHelp")}</p>
			<div className="border border-line shadow-raised">
				<CertificateDrawing sheet={shown} plat={plat} language={language} label={t("template.preview")} />
			</div>
		</section>
	);
}

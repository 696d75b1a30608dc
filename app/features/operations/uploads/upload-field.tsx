import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FILE_KINDS, type FileKind } from "#app/shared/uploads/file-kinds.ts";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import { Button } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/figures/progress.tsx";
import { FieldError, FieldHelp } from "#app/ui/form/field-frame.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import { sendUpload } from "./send-upload";

type Props = {
	id: string;
	name: string;
	label: string;
	help?: string;
	error?: string;
	className?: string;
	action: string;
	kinds: readonly FileKind[];
	maxBytes: number;
	value: string;
	file: { name: string; bytes: number } | null;
};

/** Uploads on selection; the surrounding form only submits the id. Needs the words `uploads`. */
export function UploadField(props: Props) {
	const { id, name, label, help, error, className, action, kinds, maxBytes, value } = props;
	const { t, i18n } = useTranslation("uploads");
	const [file, setFile] = useState(props.file);
	const [uploadId, setUploadId] = useState(value);
	const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
	const [said, setSaid] = useState<{ isError: boolean; text: string } | null>(null);
	const held = useRef<HTMLInputElement>(null);
	const picker = useRef<HTMLInputElement>(null);
	const stop = useRef<AbortController | null>(null);
	useEffect(() => () => stop.current?.abort(), []);
	useEffect(() => {
		// Forms track changes by input events, which hidden fields do not send.
		if (uploadId !== value) held.current?.dispatchEvent(new Event("input", { bubbles: true }));
	}, [uploadId, value]);
	const size = (bytes: number) => formatBytes(bytes, i18n.language);
	const most = size(maxBytes);

	function hold(upload: string, shown: Props["file"]) {
		setFile(shown);
		setUploadId(upload);
	}
	async function send({ target }: ChangeEvent<HTMLInputElement>) {
		const chosen = target.files?.[0];
		if (!chosen) return;
		target.value = "";
		if (chosen.size === 0) return setSaid({ isError: true, text: t("errors.empty") });
		if (chosen.size > maxBytes) return setSaid({ isError: true, text: t("errors.tooLarge", { most }) });
		setSaid(null);
		setSending({ name: chosen.name, share: 0 });
		stop.current = new AbortController();
		const onProgress = (share: number) => setSending({ name: chosen.name, share });
		const outcome = await sendUpload({ action, file: chosen, onProgress, signal: stop.current.signal });
		setSending(null);
		if (outcome.ok) {
			hold(outcome.upload.id, outcome.upload);
			setSaid({ isError: false, text: t("done", { name: outcome.upload.name }) });
		} else if (outcome.reason !== "stopped") {
			setSaid({ isError: true, text: outcome.message ?? t(`errors.${outcome.reason}`, { most }) });
		}
	}

	const problem = said?.isError ? said.text : said ? undefined : error;
	const taken = kinds.map((kind) => FILE_KINDS[kind].extension.toUpperCase()).join(", ");
	const percent = Math.round((sending?.share ?? 0) * 100);
	return (
		<fieldset className={className} aria-describedby={`${id}-help`}>
			<legend className="mb-1.5 text-label font-strong text-ink">{label}</legend>
			<input ref={held} type="hidden" name={name} value={uploadId} />
			<input
				ref={picker}
				type="file"
				tabIndex={-1}
				aria-label={label}
				accept={kinds.map((kind) => `.${FILE_KINDS[kind].extension}`).join(",")}
				onChange={send}
				className="sr-only"
			/>
			<div className="rounded-control border border-control bg-surface-raised px-3.5 py-2.5">
				<p className="text-ui [overflow-wrap:anywhere]">
					{file ? (
						<>
							{file.name} <span className="text-ink-muted">· {size(file.bytes)}</span>
						</>
					) : (
						<span className="text-ink-muted">{t("none")}</span>
					)}
				</p>
				{sending ? (
					<div className="mt-2">
						<Progress value={percent} label={label} />
						<p className="mt-1 text-step-1 text-ink-muted [overflow-wrap:anywhere]">
							{t("sending", { name: sending.name, percent })}
						</p>
					</div>
				) : null}
				<div className="mt-2 flex flex-wrap gap-2">
					{sending ? (
						<Button size="sm" variant="secondary" onClick={() => stop.current?.abort()}>
							{t("cancel")}
						</Button>
					) : (
						<Button id={id} size="sm" variant="secondary" onClick={() => picker.current?.click()}>
							{t(file ? "replace" : "choose")}
						</Button>
					)}
					{file && !sending ? (
						<Button
							size="sm"
							variant="quiet"
							onClick={() => {
								hold("", null);
								setSaid(null);
							}}
						>
							{t("remove")}
						</Button>
					) : null}
				</div>
			</div>
			<FieldHelp
				id={id}
				help={
					<>
						{t("kinds", { kinds: taken, most })}
						<SentenceGap />
						{help}
						<noscript> {t("needsScript")}</noscript>
					</>
				}
			/>
			<p role="status" className="text-label text-brand-text empty:hidden">
				{said && !said.isError ? said.text : ""}
			</p>
			<div role="alert">
				<FieldError id={id} error={problem} />
			</div>
		</fieldset>
	);
}

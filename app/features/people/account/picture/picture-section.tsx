import { useFetcher } from "@remix-run/react";
import { type ChangeEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { sendUpload } from "#app/features/operations/uploads/send-upload.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
import type { SettingsAnswer } from "../frame/settings-answer";
import { PICTURE_FILE } from "./picture-file";

const loadCropper = () => import("./picture-cropper").then(({ PictureCropper }) => PictureCropper);
const PICTURE_SIZES = ["large", "medium", "small"] as const;

type Props = { name: string; image: string | null; answer: SettingsAnswer | undefined };

export function PictureSection({ name, image, answer }: Props) {
	const { t, i18n } = useTranslation(["account", "uploads"]);
	const say = useMessages("account");
	const fetcher = useFetcher<SettingsAnswer>();
	const [file, setFile] = useState<File | null>(null);
	const [isSending, setIsSending] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const picker = useRef<HTMLInputElement>(null);
	const chooser = useRef<HTMLButtonElement>(null);
	const stop = useRef<AbortController | null>(null);
	const refuse = useCallback((message: string) => {
		setProblem(message);
		setFile(null);
		chooser.current?.focus();
	}, []);
	const failToLoad = useCallback(() => refuse(t("uploads:errors.failed")), [refuse, t]);
	const Cropper = useLazyComponent(file !== null, loadCropper, failToLoad);

	const own = fetcher.data ?? (answer?.intent.toLowerCase().includes("picture") ? answer : undefined);
	const refusal = own?.reply ? readReply(own.reply) : undefined;
	const message = refusal?.formError ?? Object.values(refusal?.errors ?? {})[0];
	const told = problem ?? (fetcher.state === "idle" && !file && message ? say(message) : null);
	const isSaving = isSending || fetcher.state !== "idle";

	useEffect(() => {
		if (!fetcher.data) return;
		setFile(null);
		chooser.current?.focus();
	}, [fetcher.data]);
	useEffect(() => () => stop.current?.abort(), []);

	function choose({ target }: ChangeEvent<HTMLInputElement>) {
		const chosen = target.files?.[0];
		if (!chosen) return;
		target.value = "";
		setProblem(null);
		setFile(chosen);
	}
	async function send(files: File[]) {
		setProblem(null);
		setIsSending(true);
		stop.current = new AbortController();
		const { signal } = stop.current;
		const sent = await Promise.all(
			files.map((one) => sendUpload({ action: "/uploads/picture", file: one, onProgress: () => {}, signal })),
		);
		setIsSending(false);
		const ids: Record<string, string> = {};
		for (const [at, outcome] of sent.entries()) {
			if (outcome.ok) ids[PICTURE_SIZES[at] ?? ""] = outcome.upload.id;
			else if (outcome.reason === "stopped") return;
			else {
				const most = formatBytes(PICTURE_FILE.maxBytes, i18n.language);
				return setProblem(outcome.message ?? t(`uploads:errors.${outcome.reason}`, { most }));
			}
		}
		fetcher.submit({ intent: "picture", ...ids }, { method: "post" });
	}
	function cancel() {
		stop.current?.abort();
		setProblem(null);
		setFile(null);
		chooser.current?.focus();
	}

	return (
		<div className="grid gap-4">
			<div className="flex flex-wrap items-center gap-4">
				<Avatar name={name} src={image} size="xl" label={t(image ? "picture.yours" : "picture.none")} />
				<div className="flex flex-wrap items-start gap-3 noscript:hidden">
					<Button ref={chooser} variant="secondary" onClick={() => picker.current?.click()}>
						{t(image ? "picture.replace" : "picture.choose")}
					</Button>
				</div>
				<input
					ref={picker}
					type="file"
					tabIndex={-1}
					aria-label={t("picture.title")}
					accept="image/png,image/jpeg,image/webp"
					onChange={choose}
					className="sr-only noscript:hidden"
				/>
			</div>
			<p className="text-step-1 text-ink-subtle">
				{t("picture.help")}
				<noscript> {t("picture.needsScript")}</noscript>
			</p>
			{told ? <Notice tone="danger">{told}</Notice> : null}
			{file && Cropper ? (
				<Cropper
					key={`${file.name} ${file.size} ${file.lastModified}`}
					file={file}
					isSaving={isSaving}
					onCut={send}
					onCancel={cancel}
					onProblem={refuse}
				/>
			) : null}
			{image && !file ? (
				<fetcher.Form method="post">
					<ConfirmButton
						variant="quiet"
						name="intent"
						value="removePicture"
						question={t("picture.removeQuestion")}
						confirm={t("picture.removeConfirm")}
						pending={isSaving}
					>
						{t("picture.remove")}
					</ConfirmButton>
				</fetcher.Form>
			) : null}
			<p role="status" className="text-label text-brand-text empty:hidden">
				{own?.saved && !file && !isSaving && !told
					? t(own.intent === "picture" ? "picture.saved" : "picture.removed")
					: null}
			</p>
		</div>
	);
}

import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { COURSE_FILE, PLACED_KINDS } from "#app/features/learning/authoring/files/course-file.ts";
import { fileLabel, fileLinkMarkdown, pictureMarkdown } from "#app/features/learning/authoring/files/file-markdown.ts";
import { sendUpload } from "#app/features/operations/uploads/send-upload.ts";
import { FILE_KINDS } from "#app/shared/uploads/file-kinds.ts";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import { Button } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/figures/progress.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { InsertProps } from "./insert-props";
import { PlaceForm } from "./place-form";
import { type PreparedFile, prepareFile } from "./prepare-file";

type Props = Omit<InsertProps, "insert"> & { files: readonly File[] };

/** Asks for each file how it is to be read, sends it, and places it. */
export function FilesToPlace({ files, onClose, ...place }: Props) {
	const { t } = useTranslation("course-files");
	const [at, setAt] = useState(0);
	const file = files[at];
	if (!file) return null;
	return (
		<>
			{files.length > 1 ? (
				<p className="mb-3 text-label text-ink-muted">{t("place.number", { number: at + 1, count: files.length })}</p>
			) : null}
			<OneFile key={at} {...place} file={file} onDone={() => (at + 1 < files.length ? setAt(at + 1) : onClose())} />
		</>
	);
}

type OneProps = Omit<Props, "files" | "onClose"> & { file: File; onDone: () => void };
type Refusal = Extract<PreparedFile, { ok: false }>["reason"] | "broken" | "quota" | "signedOut" | "failed";

function OneFile({ file, editor, page: { course, language }, onDone }: OneProps) {
	const { t, i18n } = useTranslation(["course-files", "uploads"]);
	const [prepared, setPrepared] = useState<PreparedFile | null>(null);
	const [share, setShare] = useState<number | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	const stop = useRef<AbortController | null>(null);

	useEffect(() => {
		let isGone = false;
		prepareFile(file).then(
			(ready) => isGone || setPrepared(ready),
			() => isGone || setPrepared({ ok: false, reason: "wrongKind" }),
		);
		return () => {
			isGone = true;
		};
	}, [file]);
	useEffect(() => () => stop.current?.abort(), []);

	const inWords = (reason: Refusal) =>
		reason === "wrongKind"
			? t("course-files:place.wrongKind", { kinds: KINDS })
			: t(`uploads:errors.${reason}`, { most: formatBytes(COURSE_FILE.maxBytes, i18n.language) });

	async function send(words: string) {
		if (!prepared?.ok) return;
		setRefusal(null);
		setShare(0);
		stop.current = new AbortController();
		const outcome = await sendUpload({
			action: `/instructor-dashboard/courses/${course.id}/files/upload`,
			file: prepared.file,
			onProgress: setShare,
			signal: stop.current.signal,
		});
		setShare(null);
		if (!outcome.ok) {
			if (outcome.reason !== "stopped") setRefusal(outcome.message ?? inWords(outcome.reason));
			return;
		}
		const { id } = outcome.upload;
		if (prepared.picture === null) editor.placeInline(fileLinkMarkdown(id, words));
		else editor.placeBlock(pictureMarkdown(id, words));
		onDone();
	}

	if (!prepared) return <p role="status">{t("course-files:place.preparing", { name: file.name })}</p>;
	if (!prepared.ok) {
		return (
			<div className="grid gap-4">
				<div role="alert">
					<Notice tone="danger" title={file.name}>
						{inWords(prepared.reason)}
					</Notice>
				</div>
				<Button variant="secondary" onClick={onDone} className="justify-self-end">
					{t("course-files:place.leaveOut")}
				</Button>
			</div>
		);
	}
	const size = formatBytes(prepared.file.size, i18n.language);
	const percent = Math.round((share ?? 0) * 100);
	return (
		<div className="grid gap-4">
			{prepared.picture ? (
				<img
					src={prepared.picture}
					alt=""
					className="max-h-64 max-w-full justify-self-start rounded-control border border-line"
				/>
			) : null}
			<p className="text-label wrap-anywhere text-ink-muted">
				{prepared.file.name} · {size}
			</p>
			{refusal ? (
				<div role="alert">
					<Notice tone="danger">{refusal}</Notice>
				</div>
			) : null}
			{share === null ? (
				<PlaceForm
					isPicture={prepared.picture !== null}
					label={fileLabel({ name: prepared.file.name, bytes: prepared.file.size }, language)}
					language={language}
					onPlace={send}
					onCancel={onDone}
				/>
			) : (
				<div className="grid gap-2">
					<Progress value={percent} label={t("uploads:sending", { name: prepared.file.name, percent })} />
					<p className="text-step-1 wrap-anywhere text-ink-muted">
						{t("uploads:sending", { name: prepared.file.name, percent })}
					</p>
					<Button variant="secondary" onClick={() => stop.current?.abort()} className="justify-self-end">
						{t("uploads:cancel")}
					</Button>
				</div>
			)}
		</div>
	);
}

const KINDS = PLACED_KINDS.map((kind) => FILE_KINDS[kind].extension.toUpperCase()).join(", ");

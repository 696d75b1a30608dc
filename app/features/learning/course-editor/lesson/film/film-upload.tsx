import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { COURSE_FILE } from "#app/features/learning/authoring/files/course-file.ts";
import { sendUpload } from "#app/features/operations/uploads/send-upload.ts";
import { kindOfFile, SAMPLE_BYTES } from "#app/shared/uploads/file-kinds.ts";
import { filmNamed } from "#app/shared/uploads/film-address.ts";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import { Button } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/figures/progress.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = { courseId: number; onSent: (film: string) => void };
type Sending = { name: string; share: number };

/** Sends an MP4 to the files of the course, and chooses it. */
export function FilmUpload({ courseId, onSent }: Props) {
	const { t, i18n } = useTranslation(["lesson-film", "uploads"]);
	const picker = useRef<HTMLInputElement>(null);
	const stop = useRef<AbortController | null>(null);
	const [sending, setSending] = useState<Sending | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	useEffect(() => () => stop.current?.abort(), []);

	const most = formatBytes(COURSE_FILE.maxBytes, i18n.language);
	const refuse = (reason: "empty" | "tooLarge" | "broken" | "quota" | "signedOut" | "failed") =>
		setRefusal(
			t(`uploads:errors.${reason}`, {
				most: reason === "quota" ? formatBytes(COURSE_FILE.perDay.bytes, i18n.language) : most,
			}),
		);

	async function send(file: File) {
		setRefusal(null);
		if (file.size === 0) return refuse("empty");
		if (file.size > COURSE_FILE.maxBytes) return refuse("tooLarge");
		const head = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer());
		const isFilm = kindOfFile({ head, tail: head, isText: false, name: file.name }, ["mp4"]) !== null;
		if (!isFilm) return setRefusal(t("lesson-film:upload.wrongKind"));
		setSending({ name: file.name, share: 0 });
		stop.current = new AbortController();
		const outcome = await sendUpload({
			action: `/instructor-dashboard/courses/${courseId}/files/upload`,
			file,
			onProgress: (share) => setSending({ name: file.name, share }),
			signal: stop.current.signal,
		});
		setSending(null);
		if (outcome.ok) return onSent(filmNamed(outcome.upload.id));
		if (outcome.reason === "stopped") return;
		if (outcome.message) setRefusal(outcome.message);
		else if (outcome.reason === "wrongKind") setRefusal(t("lesson-film:upload.wrongKind"));
		else refuse(outcome.reason);
	}

	const percent = Math.round((sending?.share ?? 0) * 100);
	return (
		<div className="grid gap-3 noscript:hidden">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Button
					variant="secondary"
					size="sm"
					aria-disabled={sending !== null}
					onClick={() => sending || picker.current?.click()}
				>
					{t("lesson-film:upload.button")}
				</Button>
				<p className="text-step-1 text-ink-muted">{t("lesson-film:upload.help", { most })}</p>
			</div>
			<input
				ref={picker}
				type="file"
				accept=".mp4,video/mp4"
				tabIndex={-1}
				aria-label={t("lesson-film:upload.button")}
				className="sr-only"
				onChange={({ target }) => {
					const [file] = target.files ?? [];
					if (file) send(file).catch(() => refuse("failed"));
					target.value = "";
				}}
			/>
			{sending ? (
				<div className="grid gap-2">
					<Progress value={percent} label={t("uploads:sending", { name: sending.name, percent })} />
					<p className="text-step-1 wrap-anywhere text-ink-muted">
						{t("uploads:sending", { name: sending.name, percent })}
					</p>
					<Button variant="secondary" size="sm" onClick={() => stop.current?.abort()} className="justify-self-start">
						{t("uploads:cancel")}
					</Button>
				</div>
			) : null}
			{refusal ? (
				<div role="alert">
					<Notice tone="danger">{refusal}</Notice>
				</div>
			) : null}
		</div>
	);
}

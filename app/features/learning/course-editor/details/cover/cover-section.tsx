import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { sendUpload } from "#app/features/operations/uploads/send-upload.ts";
import { COVER_SIZES, coverSources } from "#app/shared/uploads/cover-address.ts";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { MapIcon } from "#app/ui/icons.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BesideEnglish } from "../form/beside-english";
import { DetailsSection } from "../form/details-section";
import { COVER_FILE } from "./cover-file";

type Props = {
	/** The files, as the draft has them; empty where the course is drawn. */
	cover: string;
	text: { value: string; english: string | null };
	language: string;
	onChange: () => void;
};

/** A picture of the course's own, or the drawing. It is saved with the draft. */
export function CoverSection({ cover, text, language, onChange }: Props) {
	const { t } = useTranslation("course-editor");
	const [files, setFiles] = useState(cover);
	/** What "Undo" brings back. */
	const [former, setFormer] = useState<string | null>(null);
	const [said, setSaid] = useState("");
	const sources = coverSources(files);
	const put = (next: string) => {
		setFormer(files);
		setFiles(next);
		setSaid(t(next ? "details.cover.chosen" : "details.cover.removed"));
		onChange();
	};

	return (
		<DetailsSection title={t("details.cover.title")} text={t("details.cover.text")} isShared>
			<input type="hidden" name="cover" value={files} />
			<div className="flex min-w-0 flex-wrap items-start gap-4">
				{sources ? (
					<img
						{...sources}
						sizes="15rem"
						alt={text.value}
						width={COVER_SIZES[0].width}
						height={COVER_SIZES[0].height}
						className="h-auto w-60 max-w-full rounded-control bg-surface-sunken"
					/>
				) : (
					<div className="flex aspect-3/2 w-60 max-w-full flex-col items-center justify-center gap-2 rounded-control border border-dashed border-line-strong p-3 text-center text-step-1 text-ink-muted">
						<MapIcon className="size-6" />
						{t("details.cover.drawn")}
					</div>
				)}
				<div className="grid min-w-0 justify-items-start gap-2">
					<CoverPicker hasCover={files !== ""} onSent={put} />
					{files ? (
						<Button variant="quiet" size="sm" className="noscript:hidden" onClick={() => put("")}>
							{t("details.cover.remove")}
						</Button>
					) : null}
					{former !== null && former !== files ? (
						<Button variant="quiet" size="sm" onClick={() => put(former)}>
							{t("details.cover.undo")}
						</Button>
					) : null}
					<noscript className="text-step-1 text-ink-subtle">{t("details.cover.needsScript")}</noscript>
					<p role="status" className="text-step-1 text-ink-muted">
						{said}
					</p>
				</div>
			</div>
			{files ? (
				<BesideEnglish english={text.english}>
					<TextField
						id="field-coverText"
						name="coverText"
						label={t("fields.coverText")}
						help={t("details.cover.textHelp")}
						defaultValue={text.value}
						lang={language}
						autoComplete="off"
					/>
				</BesideEnglish>
			) : (
				<input type="hidden" name="coverText" value={text.value} />
			)}
		</DetailsSection>
	);
}

function CoverPicker({ hasCover, onSent }: { hasCover: boolean; onSent: (files: string) => void }) {
	const { t, i18n } = useTranslation(["course-editor", "uploads"]);
	const [isSending, setSending] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const picker = useRef<HTMLInputElement>(null);
	const stop = useRef<AbortController | null>(null);
	useEffect(() => () => stop.current?.abort(), []);

	async function choose({ target }: ChangeEvent<HTMLInputElement>) {
		const chosen = target.files?.[0];
		if (!chosen) return;
		target.value = "";
		setProblem(null);
		setSending(true);
		const sent = await send(chosen);
		setSending(false);
		if (Array.isArray(sent)) onSent(sent.join("-"));
		else setProblem(sent);
	}

	/** The ids of both files, or what went wrong; null where nobody waits any more. */
	async function send(file: File): Promise<string[] | string | null> {
		const { cutCover } = await import("./cut-cover");
		const cut = await cutCover(file, COVER_FILE.maxBytes);
		if (!Array.isArray(cut)) return t(`details.cover.problems.${cut}`);
		stop.current = new AbortController();
		const { signal } = stop.current;
		const outcomes = await Promise.all(
			cut.map((one) => sendUpload({ action: "/uploads/course-cover", file: one, onProgress: () => {}, signal })),
		);
		const ids: string[] = [];
		for (const outcome of outcomes) {
			if (outcome.ok) ids.push(outcome.upload.id);
			else if (outcome.reason === "stopped") return null;
			else {
				const most = formatBytes(COVER_FILE.maxBytes, i18n.language);
				return outcome.message ?? t(`uploads:errors.${outcome.reason}`, { most });
			}
		}
		return ids;
	}

	return (
		<>
			<Button
				variant="secondary"
				size="sm"
				className="noscript:hidden"
				pending={isSending}
				pendingLabel={t("details.cover.sending")}
				onClick={() => picker.current?.click()}
			>
				{t(hasCover ? "details.cover.replace" : "details.cover.choose")}
			</Button>
			<input
				ref={picker}
				type="file"
				tabIndex={-1}
				aria-label={t("details.cover.choose")}
				accept="image/png,image/jpeg,image/webp"
				onChange={choose}
				className="sr-only noscript:hidden"
			/>
			{problem ? <Notice tone="danger">{problem}</Notice> : null}
		</>
	);
}

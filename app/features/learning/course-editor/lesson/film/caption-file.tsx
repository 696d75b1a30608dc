import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
	type CueFault,
	LONGEST_CAPTIONS,
	readCaptions,
} from "#app/features/learning/lessons/media/captions/web-vtt.ts";
import type { Cue } from "#app/features/learning/lessons/media/player/cues.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** More faults of a file are not listed. */
const MOST_FAULTS = 8;
/** Of a sign in UTF-8. */
const MOST_BYTES = 4;

type Props = { shippedAt: string | null; onRead: (cues: Cue[]) => void };
type Refusal = "large" | "failed" | CueFault[];

/** Takes the cues of a WebVTT file, or of the captions that ship with the film. A file with a fault changes nothing. */
export function CaptionFile({ shippedAt, onRead }: Props) {
	const { t, i18n } = useTranslation("lesson-film");
	const picker = useRef<HTMLInputElement>(null);
	const [refusal, setRefusal] = useState<Refusal | null>(null);

	function take(text: string) {
		const { cues, faults } = readCaptions(text);
		if (text.length > LONGEST_CAPTIONS) return setRefusal("large");
		if (faults.length > 0) return setRefusal(faults);
		setRefusal(null);
		onRead(cues);
	}
	async function readFile(file: File) {
		if (file.size > LONGEST_CAPTIONS * MOST_BYTES) return setRefusal("large");
		take(await file.text());
	}
	async function readShipped(path: string) {
		const response = await fetch(path);
		if (!response.ok) return setRefusal("failed");
		take(await response.text());
	}

	return (
		<>
			<Button variant="secondary" size="sm" onClick={() => picker.current?.click()}>
				{t("cues.file")}
			</Button>
			<input
				ref={picker}
				type="file"
				accept=".vtt,text/vtt"
				tabIndex={-1}
				aria-label={t("cues.file")}
				className="sr-only"
				onChange={({ target }) => {
					const [file] = target.files ?? [];
					if (file) readFile(file).catch(() => setRefusal("failed"));
					target.value = "";
				}}
			/>
			{shippedAt ? (
				<Button variant="secondary" size="sm" onClick={() => readShipped(shippedAt).catch(() => setRefusal("failed"))}>
					{t("cues.shipped")}
				</Button>
			) : null}
			{refusal ? (
				<div role="alert" className="w-full">
					<Notice tone="danger" title={t("refused.title")}>
						{Array.isArray(refusal) ? (
							<ul className="list-disc pl-5">
								{refusal.slice(0, MOST_FAULTS).map(({ kind, line }) => (
									<li key={`${kind}-${line}`}>{t("refused.line", { line, fault: t(`faults.${kind}`) })}</li>
								))}
								{refusal.length > MOST_FAULTS ? (
									<li>{t("refused.more", { count: refusal.length - MOST_FAULTS })}</li>
								) : null}
							</ul>
						) : (
							t(`refused.${refusal}`, { most: numberFormat(i18n.language).format(LONGEST_CAPTIONS) })
						)}
					</Notice>
				</div>
			) : null}
		</>
	);
}

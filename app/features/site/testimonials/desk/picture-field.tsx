import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { sendUpload } from "#app/features/operations/uploads/send-upload.ts";
import { MOST_CHOSEN_BYTES } from "#app/features/people/account/picture/picture-canvas.ts";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError, FieldHelp } from "#app/ui/form/field-frame.tsx";
import { TESTIMONIAL_PICTURE } from "./picture-file";

type Props = {
	id: string;
	name: string;
	defaultValue: string;
	error: string | undefined;
	/** Whose picture it is. */
	personName: string;
};

type Refused = Extract<Awaited<ReturnType<typeof uploadSquare>>, { ok: false }>;

/** Chooses a picture, cuts its middle square and uploads it; the form submits its path. Needs the words `uploads`. */
export function PictureField({ id, name, defaultValue, error, personName }: Props) {
	const { t, i18n } = useTranslation("testimonials");
	const { t: uploads } = useTranslation("uploads");
	const [path, setPath] = useState(defaultValue);
	const [isSending, setIsSending] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const picker = useRef<HTMLInputElement>(null);
	const held = useRef<HTMLInputElement>(null);
	const stop = useRef<AbortController | null>(null);
	useEffect(() => () => stop.current?.abort(), []);
	useEffect(() => {
		// Forms track changes by input events, which hidden fields do not send.
		if (path !== defaultValue) held.current?.dispatchEvent(new Event("input", { bubbles: true }));
	}, [path, defaultValue]);

	async function choose({ target }: ChangeEvent<HTMLInputElement>) {
		const chosen = target.files?.[0];
		if (!chosen) return;
		target.value = "";
		setProblem(null);
		setIsSending(true);
		stop.current = new AbortController();
		const outcome = await uploadSquare(chosen, stop.current.signal);
		setIsSending(false);
		if (outcome.ok) setPath(`/pictures/${outcome.id}`);
		else if (outcome.reason !== "stopped") setProblem(problemText(outcome.reason, outcome.message));
	}
	function problemText(reason: Exclude<Refused["reason"], "stopped">, message: string | undefined) {
		if (reason === "picture") return t("picture.problem", { most: formatBytes(MOST_CHOSEN_BYTES, i18n.language) });
		const most = formatBytes(TESTIMONIAL_PICTURE.maxBytes, i18n.language);
		return message ?? uploads(`errors.${reason}`, { most });
	}

	return (
		<fieldset aria-describedby={`${id}-help`}>
			<legend className="mb-1.5 text-label font-strong text-ink">{t("form.picture")}</legend>
			<input ref={held} type="hidden" name={name} value={path} />
			<input
				ref={picker}
				type="file"
				tabIndex={-1}
				aria-label={t("form.picture")}
				accept="image/png,image/jpeg,image/webp"
				onChange={choose}
				className="sr-only noscript:hidden"
			/>
			<div className="flex flex-wrap items-center gap-4">
				<Avatar name={personName} src={path || null} size="lg" />
				<div className="flex flex-wrap gap-2 noscript:hidden">
					<Button
						id={id}
						size="sm"
						variant="secondary"
						pending={isSending}
						pendingLabel={t("picture.sending")}
						onClick={() => picker.current?.click()}
					>
						{t(path ? "picture.replace" : "picture.choose")}
					</Button>
					{path && !isSending ? (
						<Button size="sm" variant="quiet" onClick={() => setPath("")}>
							{t("picture.remove")}
						</Button>
					) : null}
				</div>
			</div>
			<FieldHelp
				id={id}
				help={
					<>
						{t("picture.help")}
						<noscript> {uploads("needsScript")}</noscript>
					</>
				}
			/>
			<div role="alert">
				<FieldError id={id} error={problem ?? error} />
			</div>
		</fieldset>
	);
}

/** The middle of a picture as a square file without metadata, uploaded. */
async function uploadSquare(file: File, signal: AbortSignal) {
	const { cutPicture, openPicture } = await import("#app/features/people/account/picture/picture-canvas.ts");
	const opened = await openPicture(file);
	if (typeof opened === "string") return { ok: false as const, reason: "picture" as const, message: undefined };
	const { width, height } = opened.canvas;
	const side = Math.min(width, height);
	const middle = { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
	const [large] = await cutPicture(opened, middle).catch(() => []);
	if (!large) return { ok: false as const, reason: "picture" as const, message: undefined };
	const sent = await sendUpload({ action: "/uploads/testimonial-picture", file: large, onProgress: () => {}, signal });
	return sent.ok
		? { ok: true as const, id: sent.upload.id }
		: { ok: false as const, reason: sent.reason, message: sent.message };
}

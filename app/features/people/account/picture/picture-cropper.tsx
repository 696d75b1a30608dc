import { useEffect, useId, useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { useTranslation } from "react-i18next";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import { Button } from "#app/ui/button.tsx";
import { cutPicture, drawArea, MOST_CHOSEN_BYTES, type OpenedPicture, openPicture } from "./picture-canvas";

const ZOOM_RANGE = { least: 1, most: 4, step: 0.1 };
const KEY_STEP = 8;
const PREVIEW_PIXELS = 192;

type Props = {
	file: File;
	isSaving: boolean;
	onCut: (files: File[]) => void;
	onCancel: () => void;
	onProblem: (message: string) => void;
};

export function PictureCropper({ file, isSaving, onCut, onCancel, onProblem }: Props) {
	const { t, i18n } = useTranslation("account");
	const id = useId();
	const [picture, setPicture] = useState<OpenedPicture | null>(null);
	const [crop, setCrop] = useState({ x: 0, y: 0 });
	const [zoom, setZoom] = useState(ZOOM_RANGE.least);
	const [area, setArea] = useState<Area | null>(null);
	const [isCutting, setIsCutting] = useState(false);
	const preview = useRef<HTMLCanvasElement>(null);
	const zone = useRef<HTMLDivElement>(null);
	const tell = useRef(onProblem);
	tell.current = onProblem;

	useEffect(() => {
		let isCurrent = true;
		openPicture(file).then((opened) => {
			if (!isCurrent) return;
			if (typeof opened !== "string") return setPicture(opened);
			const most = formatBytes(MOST_CHOSEN_BYTES, i18n.language);
			tell.current(t(`picture.problems.${opened}`, { most }));
		});
		return () => {
			isCurrent = false;
		};
	}, [file, t, i18n.language]);

	useEffect(() => {
		if (preview.current && picture && area) drawArea(preview.current, picture.canvas, area);
	}, [picture, area]);

	const isReady = area !== null;
	useEffect(() => {
		if (isReady) zone.current?.querySelector<HTMLElement>("[role=group]")?.focus();
	}, [isReady]);

	async function cut() {
		if (!picture || !area) return;
		setIsCutting(true);
		const files = await cutPicture(picture, area).catch(() => null);
		setIsCutting(false);
		if (files) onCut(files);
		else onProblem(t("picture.problems.browser"));
	}

	if (!picture) return <p role="status">{t("picture.opening")}</p>;
	return (
		<div className="grid max-w-120 gap-4">
			<p id={`${id}help`} className="text-label text-ink-muted">
				{t("picture.cropHelp")}
			</p>
			<div ref={zone} className="relative h-72 overflow-hidden rounded-control bg-surface-sunken">
				<Cropper
					image={picture.url}
					crop={crop}
					zoom={zoom}
					aspect={1}
					cropShape="round"
					showGrid={false}
					minZoom={ZOOM_RANGE.least}
					maxZoom={ZOOM_RANGE.most}
					keyboardStep={KEY_STEP}
					zoomWithScroll={false}
					onCropChange={setCrop}
					onZoomChange={setZoom}
					onCropAreaChange={(_share, pixels) => setArea(pixels)}
					disableAutomaticStylesInjection
					mediaProps={{ alt: "" }}
					cropperProps={{
						role: "group",
						"aria-label": t("picture.crop"),
						"aria-describedby": `${id}help`,
					}}
				/>
			</div>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<div className="min-w-48 flex-1">
					<label htmlFor={`${id}zoom`} className="mb-1.5 block text-label font-strong">
						{t("picture.zoom")}
					</label>
					<input
						id={`${id}zoom`}
						type="range"
						min={ZOOM_RANGE.least}
						max={ZOOM_RANGE.most}
						step={ZOOM_RANGE.step}
						value={zoom}
						aria-valuetext={`${Math.round(zoom * 100)} %`}
						onChange={({ target }) => setZoom(Number(target.value))}
						className="h-11 w-full accent-brand"
					/>
				</div>
				<canvas
					ref={preview}
					width={PREVIEW_PIXELS}
					height={PREVIEW_PIXELS}
					role="img"
					aria-label={t("picture.preview")}
					className="size-20 rounded-full bg-brand-soft"
				/>
			</div>
			<div className="flex flex-wrap gap-3">
				<Button pending={isSaving || isCutting} pendingLabel={t("saving")} onClick={cut}>
					{t("picture.save")}
				</Button>
				<Button variant="quiet" onClick={onCancel}>
					{t("picture.cancel")}
				</Button>
			</div>
		</div>
	);
}

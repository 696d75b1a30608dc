import { toLanguage } from "#app/shared/words/languages.ts";
import { readSignature } from "../templates/signature.server";
import { certificatePdf } from "./certificate-pdf.server";
import { certificateText, type PrintedCertificate } from "./certificate-text.server";
import { drawingOf, finishedPlat } from "./finished-plat.server";
import type { PaperName } from "./marks";

export type DrawingTools = {
	loadFont: (name: string) => Promise<ArrayBuffer>;
	/** SVG of the town at a path; null when missing. */
	loadTown: (path: string) => Promise<string | null>;
	media: Pick<R2Bucket, "get">;
	origin: string;
};

export async function drawCertificate(
	certificate: PrintedCertificate,
	{ loadFont, loadTown, media, origin }: DrawingTools,
	{ paper, now }: { paper: PaperName; now: Date },
): Promise<Uint8Array<ArrayBuffer>> {
	const { courseId, courseTitle, facts, words } = certificate;
	const plat = finishedPlat({ id: courseId, topicDrawing: drawingOf(facts), lessonCounts: facts.lessonCounts });
	return certificatePdf({
		title: courseTitle,
		language: toLanguage(certificate.language),
		loadFont,
		now,
		plat,
		paper,
		sheet: certificateText(certificate, origin),
		signature: await readSignature(media, words.signature),
		town: plat.town ? await loadTown(plat.town) : null,
	});
}

export function townLoader(assets: Pick<Fetcher, "fetch">): DrawingTools["loadTown"] {
	return async (path) => {
		const response = await assets.fetch(new Request(`https://assets.local${path}`));
		return response.ok ? response.text() : null;
	};
}

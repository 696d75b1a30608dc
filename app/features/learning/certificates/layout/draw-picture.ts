import { type CertificateText, layOutCertificate } from "./lay-out-certificate";
import { type Box, type CertificateFace, type CertificateMark, INKS, LAYOUT_WIDTH, PAPER_SIZES } from "./marks";
import { type Plat, platTransform } from "./plat";

/** Pixels per unit, so 2248 wide. */
const PIXELS_PER_UNIT = 2;

/** PNG drawn on a canvas in the browser, which has the fonts. Throws without a canvas. */
export async function drawPicture(sheet: CertificateText, plat: Plat): Promise<Blob> {
	const canvas = document.createElement("canvas");
	canvas.width = LAYOUT_WIDTH * PIXELS_PER_UNIT;
	canvas.height = PAPER_SIZES.a4.height * PIXELS_PER_UNIT;
	const context = canvas.getContext("2d");
	if (!context) throw new Error("There is no canvas");
	const town = plat.town ? await loadImage(plat.town) : null;
	const signature = sheet.signature ? await loadImage(sheet.signature) : null;
	await document.fonts.ready;
	context.scale(PIXELS_PER_UNIT, PIXELS_PER_UNIT);
	for (const mark of layOutCertificate(sheet, "a4")) drawMark(context, mark, { plat, town, signature });
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The canvas gave no picture"))), "image/png"),
	);
}

async function loadImage(address: string): Promise<HTMLImageElement> {
	const image = new Image();
	image.src = address;
	await image.decode();
	return image;
}

type Images = { plat: Plat; town: HTMLImageElement | null; signature: HTMLImageElement | null };

function drawMark(context: CanvasRenderingContext2D, mark: CertificateMark, images: Images): void {
	context.save();
	switch (mark.kind) {
		case "text":
			context.font = fontOf(mark.face, mark.size);
			context.fillStyle = INKS[mark.ink];
			context.textAlign = mark.isAtEnd ? "right" : "left";
			context.fillText(mark.text, mark.x, mark.y);
			break;
		case "line":
			context.strokeStyle = INKS[mark.ink];
			context.beginPath();
			context.moveTo(...mark.from);
			context.lineTo(...mark.to);
			context.stroke();
			break;
		case "path":
			context.translate(mark.x, mark.y);
			context.scale(mark.scale, mark.scale);
			context.fillStyle = INKS[mark.ink];
			context.fill(new Path2D(mark.d));
			break;
		case "box":
			if (mark.fill) {
				context.fillStyle = INKS[mark.fill];
				context.fillRect(mark.x, mark.y, mark.width, mark.height);
			}
			if (mark.line) {
				context.strokeStyle = INKS[mark.line];
				context.strokeRect(mark.x, mark.y, mark.width, mark.height);
			}
			break;
		case "signature":
			if (images.signature) drawSignature(context, mark, images.signature);
			break;
		case "plat":
			drawPlat(context, mark, images);
	}
	context.restore();
}

function drawSignature(context: CanvasRenderingContext2D, box: Box, image: HTMLImageElement): void {
	const scale = Math.min(box.width / image.naturalWidth, box.height / image.naturalHeight);
	const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
	context.drawImage(image, box.x, box.y + box.height - height, width, height);
}

function drawPlat(
	context: CanvasRenderingContext2D,
	box: CertificateMark & { kind: "plat" },
	{ plat, town }: Images,
): void {
	const { view, sheet, ground, paths } = plat;
	const place = platTransform(plat, box);
	context.beginPath();
	context.rect(box.x, box.y, box.width, box.height);
	context.clip();
	context.fillStyle = ground;
	context.fillRect(box.x, box.y, box.width, box.height);
	context.translate(place.x, place.y + view.width * place.scale);
	context.rotate(-Math.PI / 2);
	context.scale(place.scale, place.scale);
	context.translate(-view.x, -view.y);
	if (town) context.drawImage(town, 0, 0, sheet.width, sheet.height);
	for (const { d, fill, line, width = 1, dashes = [] } of paths) {
		const path = new Path2D(d);
		context.setLineDash([...dashes]);
		if (fill) {
			context.fillStyle = fill;
			context.fill(path);
		}
		if (line) {
			context.strokeStyle = line;
			context.lineWidth = width;
			context.stroke(path);
		}
	}
}

function fontOf(face: CertificateFace, size: number): string {
	const styles = getComputedStyle(document.documentElement);
	const [weight, family] = { title: [500, "serif"], text: [400, "sans"], strong: [600, "sans"], serial: [400, "mono"] }[
		face
	];
	return `${weight} ${size}px ${styles.getPropertyValue(`--font-${family}`)}`;
}

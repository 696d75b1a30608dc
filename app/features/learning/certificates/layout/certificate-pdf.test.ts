import { readFileSync } from "node:fs";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { COVER_GROUNDS } from "#app/features/site/illustrations/covers.ts";
import { groundPalette, mapPalette } from "#app/features/site/illustrations/drawings/palette.ts";
import { missingLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { outlinesOf, shownTexts } from "#tests/pdf-text.ts";
import { png } from "#tests/pictures/png.ts";
import { certificatePdf } from "./certificate-pdf.server";
import { finishedPlat } from "./finished-plat.server";
import { GROUND_COLOURS } from "./ground-colours";
import { type CertificateText, layOutCertificate } from "./lay-out-certificate";
import { type CertificateMark, INKS, LAYOUT_WIDTH, PAPER_SIZES, type PaperName } from "./marks";
import { qrPath } from "./qr-path";

const loadFont = async (name: string) => new Uint8Array(readFileSync(`public/fonts/paper/${name}.ttf`)).buffer;
const now = new Date("2026-11-20T10:00:00Z");
const SHEET: CertificateText = {
	heading: "Certificate of completion",
	intro: "This is to say that",
	name: "Amara Okafor",
	statement: "has finished every lesson, quiz and deal exercise of",
	course: "Buying and selling property on a classifieds site",
	lots: [4, 4, 4, 4, 4],
	figures: [
		{ label: "Lessons", value: "20 of 20" },
		{ label: "Study time", value: "382 min" },
		{ label: "Quiz average", value: "86%" },
		{ label: "Completed", value: "2 Nov 2026" },
	],
	signatures: [
		{ name: "Dimitri Vasilakis", role: "Taught the course" },
		{ name: "G.R.E.W.", role: "For the school" },
	],
	signature: null,
	sheetNumber: "1",
	sheetLabel: "Sheet 1",
	serialLabel: "Serial",
	serial: "7Q4M-2KXB-9RTC-VHND-8F3W-PJ5Z-G6",
	foot: ["Issued 2 November 2026. Check it at school.example/verify.", "No licence and no promise of income."],
	qr: qrPath("https://school.example/verify/7Q4M-2KXB-9RTC-VHND-8F3W-PJ5Z-G6"),
};

/** Excludes the background, which fills the page. */
const isInside = (mark: CertificateMark) => !(mark.kind === "box" && mark.width === LAYOUT_WIDTH);

type Drawn = { topic?: string; signature?: Uint8Array | null };

async function draw(
	given: Partial<CertificateText> = {},
	paper: PaperName = "a4",
	{ topic = "classifieds", signature = null }: Drawn = {},
) {
	const plat = finishedPlat({ id: 1, topicDrawing: topic, lessonCounts: [4, 4, 4, 4, 4] });
	const town = plat.town ? readFileSync(`public${plat.town}`, "utf8") : null;
	const sheet = { ...SHEET, ...given };
	return await certificatePdf({
		title: "T",
		language: "en",
		loadFont,
		now,
		paper,
		plat,
		town,
		sheet,
		signature,
	});
}

const NAMES: [string, Partial<CertificateText>, PaperName, string, string][] = [
	["latin", {}, "a4", "classifieds", "title-latin"],
	["letter", {}, "letter", "contracts", "title-latin"],
	[
		"cyrillic",
		{
			name: "Александра Константинопольская-Преображенская",
			course: "Покупка и продажа недвижимости на доске объявлений",
		},
		"a4",
		"analysis",
		"title-cyrillic",
	],
	["chinese", { name: "欧阳婉清", course: "在分类信息网站上买卖房产" }, "a4", "crossborder", "chinese"],
	["floor plan", { name: "Jürgen-Maximilian von Großherzogenberg zu Wolfenbüttel" }, "a4", "new", "title-latin"],
];

test.each(NAMES)("%s: a PDF of one page that says and draws the names", async (_, given, paper, topic, face) => {
	const bytes = await draw(given, paper, { topic });
	expect(new TextDecoder("latin1").decode(bytes.slice(0, 5))).toBe("%PDF-");
	expect(bytes.length).toBeLessThan(120_000);

	const texts = await shownTexts(bytes);
	const said = plain(texts.map(({ text }) => text).join(""));
	const { name, course, serial } = { ...SHEET, ...given };
	for (const words of [name, course, serial, "Dimitri Vasilakis"]) expect(said).toContain(plain(words));
	expect(said).not.toMatch(/[?\ufffd]/);

	// Fonts are subset; each glyph must still have the outline of its letter.
	const drawn = texts.find(({ text }) => text.length > 1 && name.includes(text));
	const source = new Uint8Array(readFileSync(`public/fonts/paper/${face}.ttf`));
	expect(drawn?.outlines).toEqual(outlinesOf(drawn?.text ?? "", source));
});

test("letters that come in pieces are drawn whole, as macOS pastes them", async () => {
	const name = "José Андрей Őri";
	const texts = await shownTexts(await draw({ name: name.normalize("NFD") }));
	expect(texts.map(({ text }) => text).join("")).toContain(name.normalize("NFC"));
});

test("a letter that no face has makes no certificate, which is why names are looked at before", async () => {
	await expect(draw({ name: "Amira أ" })).rejects.toMatchObject({ letters: ["أ"] });
});

const plain = (words: string) => words.replaceAll(/\s/g, "");

test("the signature is drawn, and nothing where its file is gone", async () => {
	const address = "/certificates/signatures/0123456789abcdef0123456789abcdef";
	const pictures = async (given: Partial<CertificateText>, signature: Uint8Array | null) => {
		const bytes = await draw(given, "a4", { signature });
		return new TextDecoder("latin1").decode(bytes).match(/\/Subtype \/Image/g)?.length ?? 0;
	};
	expect(await pictures({}, null)).toBe(0);
	expect(await pictures({ signature: address }, null)).toBe(0);
	expect(await pictures({ signature: address }, png(400, 120))).toBe(2);
});

test.each(["a4", "letter"] as const)("on %s the signature stands between the figures and the name", (paper) => {
	const marks = layOutCertificate(
		{ ...SHEET, signature: "/s", name: "Maximiliane Freifrau von Hohenstein-Schwarzburg" },
		paper,
	);
	const textAt = (words: string) => marks.find((mark) => mark.kind === "text" && mark.text === words);
	const [signature, figure, name] = [
		marks.find(({ kind }) => kind === "signature"),
		textAt("86%"),
		textAt("For the school"),
	];
	if (signature?.kind !== "signature" || figure?.kind !== "text" || name?.kind !== "text")
		throw new Error("A mark is missing");
	expect(signature.x).toBe(name.x);
	expect(signature.y).toBeGreaterThan(figure.y + 4);
	// The role is two lines below the rule and above the title block.
	expect(signature.y + signature.height).toBeLessThan(name.y - 44);
	expect(name.y).toBeLessThan(PAPER_SIZES[paper].height - 32 - 121);
});

test.each([
	["a4", 842, 595],
	["letter", 792, 612],
] as const)("on %s the page has that paper's size, %i by %i points", async (paper, width, height) => {
	const [page, ...others] = (await PDFDocument.load(await draw({}, paper))).getPages();
	const size = page?.getSize();
	expect([others.length, Math.round(size?.width ?? 0), Math.round(size?.height ?? 0)]).toEqual([0, width, height]);
	// Layout units fill the paper, without stretching or overflow.
	expect(LAYOUT_WIDTH / PAPER_SIZES[paper].height).toBeCloseTo(
		PAPER_SIZES[paper].points[0] / PAPER_SIZES[paper].points[1],
		2,
	);
});

test("on letter everything of A4 is drawn, within the paper, with its foot at the same distance from the edge", () => {
	const [a4, letter] = [layOutCertificate(SHEET, "a4"), layOutCertificate(SHEET, "letter")];
	const texts = (marks: typeof a4) => marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
	expect(texts(letter).join(" ")).toBe(texts(a4).join(" "));
	const bottomOf = (mark: (typeof a4)[number]) => {
		if (mark.kind === "line") return Math.max(mark.from[1], mark.to[1]);
		return "height" in mark ? mark.y + mark.height : mark.y;
	};
	const lowest = (marks: typeof a4) => Math.max(...marks.filter(isInside).map(bottomOf));
	expect(lowest(letter)).toBeLessThanOrEqual(PAPER_SIZES.letter.height);
	expect(PAPER_SIZES.letter.height - lowest(letter)).toBeCloseTo(PAPER_SIZES.a4.height - lowest(a4), 1);
	const platOf = (marks: typeof a4) => marks.find(({ kind }) => kind === "plat");
	const [platA4, platLetter] = [platOf(a4), platOf(letter)];
	if (platA4?.kind !== "plat" || platLetter?.kind !== "plat") throw new Error("A plat is missing");
	expect(platLetter.y + platLetter.height).toBeLessThan(PAPER_SIZES.letter.height);
});

test("the letters of a name that cannot be printed are found", async () => {
	expect(await missingLetters("Jürgen Groß, Łukasz, Нина, 欧阳婉清", loadFont)).toEqual([]);
	expect(await missingLetters("Jürgen Łukasz Андрей Őri".normalize("NFD"), loadFont)).toEqual([]);
	expect(await missingLetters("Amira أميرة", loadFont)).toEqual([..."أميرة"]);
	// No precomposed letter exists: the combining mark stays, and no font has it.
	expect(await missingLetters("м\u0308", loadFont)).toEqual(["\u0308"]);
});

test("paper has the light colours of the stylesheets", () => {
	for (const ground of COVER_GROUNDS) expect(groundPalette(ground, "light")).toMatchObject(GROUND_COLOURS[ground]);
	const {
		ink,
		brand,
		accent,
		"ink-muted": muted,
		"accent-soft": accentSoft,
		"surface-raised": paper,
	} = mapPalette("light");
	expect(INKS).toEqual({ ink, muted, brand, accent, accentSoft, paper });
});

import { Workbook } from "@cj-tech-master/excelts";
import { calculateFormulas } from "@cj-tech-master/excelts/formula";
import type { Language } from "#app/shared/words/languages.ts";
import type { Block } from "./block.ts";
import { comparablesBlock } from "./comparables-block.ts";
import { dealBlock } from "./deal-block.ts";
import { type Deal, SAMPLE_DEALS } from "./deals.ts";
import { incomeBlock } from "./income-block.ts";
import { offerBlock } from "./offer-block.ts";
import { type CellPlace, placeCells, type SheetPlan } from "./place-blocks.ts";
import { repairsBlock } from "./repairs-block.ts";
import { type WorkbookWords, wordsOf } from "./workbook-words.ts";
import { writeSheet } from "./write-sheet.ts";

/** Fixed, so that the same words and figures make the same file. */
const MADE_ON = new Date("2026-11-28T00:00:00Z");

export type AnalyserWorkbook = {
	workbook: Workbook;
	/** Cells of the empty sheets, by key. */
	empty: Map<string, CellPlace>;
	examples: readonly Map<string, CellPlace>[];
};

/** Five sheets to fill in, and one per example deal. Results are precalculated. */
export async function analyserWorkbook(language: Language): Promise<AnalyserWorkbook> {
	const words = wordsOf(language);
	const workbook = new Workbook();
	workbook.creator = "G.R.E.W.";
	workbook.title = words.get("titles", "workbook");
	workbook.created = MADE_ON;
	workbook.modified = MADE_ON;

	const blank = blocksOf(words, {}).map((block) => ({
		name: words.get("sheets", block.name),
		heading: block.name,
		blocks: [block],
	}));
	const filled = SAMPLE_DEALS.map((deal, at): SheetPlan[] => {
		const heading = `example${at + 1}`;
		const blocks = blocksOf(words, deal).filter(({ name }) => name !== "income" || deal.income);
		return [{ name: words.get("sheets", heading), heading, blocks }];
	});
	const sets = [];
	for (const plans of [blank, ...filled]) {
		const places = placeCells(plans);
		for (const plan of plans) await writeSheet(workbook, { plan, places, words });
		sets.push(places);
	}
	calculateFormulas(workbook);
	const [empty = new Map(), ...examples] = sets;
	return { workbook, empty, examples };
}

function blocksOf(words: WorkbookWords, deal: Partial<Deal>): Block[] {
	return [
		dealBlock(words, deal),
		comparablesBlock(deal),
		repairsBlock(words, deal),
		offerBlock(words, deal),
		incomeBlock(deal),
	];
}

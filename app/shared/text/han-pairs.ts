import traditional from "opencc-js/dict/TSCharacters";
import { setHanFolds } from "./fold-text.ts";

let pairs: ReadonlyMap<string, string> | undefined;

/**
 * Enables folding of traditional to simplified characters; if a character has several forms, the first is the usual
 * one.
 */
export function foldHan(): void {
	setHanFolds(() => {
		pairs ??= new Map(traditional.split("|").map(readPair));
		return pairs;
	});
}

function readPair(pair: string): [string, string] {
	const [from = "", to = ""] = pair.split(" ");
	return [from, to];
}

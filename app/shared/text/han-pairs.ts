import traditional from "opencc-js/dict/TSCharacters";
import { setHanFolds } from "./fold-text.ts";

let pairs: ReadonlyMap<string, string> | undefined;

/** Has traditional characters folded as simplified ones; of several that one may become the first is the usual one. */
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

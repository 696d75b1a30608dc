import traditional from "opencc-js/dict/TSCharacters";
import { setHanFolds } from "./fold-text.ts";

let pairs: ReadonlyMap<string, string> | undefined;

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

/**
 * The aliases of a term that are other names for it: those that are only forms of its name, or of an alias before them, are
 * left out ("платы за уступку" beside "плата за уступку"). Texts are searched for all of them, people are shown these.
 */
export function otherNames(title: string, aliases: readonly string[]): string[] {
	const names = [title];
	for (const alias of aliases) {
		if (!names.some((name) => isFormOf(alias, name))) names.push(alias);
	}
	return names.slice(1);
}

/** True where two names have the same words, each perhaps with another ending. */
function isFormOf(a: string, b: string): boolean {
	const [ofA, ofB] = [wordsOf(a), wordsOf(b)];
	return ofA.length === ofB.length && ofA.every((word, at) => isFormOfWord(word, ofB[at] ?? ""));
}

function wordsOf(name: string): string[] {
	const plain = name
		.toLowerCase()
		.normalize("NFD")
		.replace(/(?!\u0306)\p{M}/gu, "")
		.normalize("NFC");
	return plain.split(/[\s\u2010\u2011-]+/);
}

/** Endings are of up to three letters; what is left of the shorter one is at least three, and most of it. */
const LONGEST_ENDING = 3;

function isFormOfWord(a: string, b: string): boolean {
	if (a === b) return true;
	const shorter = Math.min(a.length, b.length);
	let shared = 0;
	while (shared < shorter && a[shared] === b[shared]) shared += 1;
	const hasEndings = a.length - shared <= LONGEST_ENDING && b.length - shared <= LONGEST_ENDING;
	return hasEndings && shared >= 3 && shared * 2 > shorter && !/\p{Script=Han}/u.test(a + b);
}

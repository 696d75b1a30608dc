/** Leaves out mere inflections of the title or of an earlier alias ("платы за уступку" beside "плата за уступку"). */
export function otherNames(title: string, aliases: readonly string[]): string[] {
	const names = [title];
	for (const alias of aliases) {
		if (!names.some((name) => isFormOf(alias, name))) names.push(alias);
	}
	return names.slice(1);
}

/** True when the names differ only in the endings of their words. */
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

/** Endings have up to three letters; the rest has at least three and is most of the shorter word. */
const LONGEST_ENDING = 3;

function isFormOfWord(a: string, b: string): boolean {
	if (a === b) return true;
	const shorter = Math.min(a.length, b.length);
	let shared = 0;
	while (shared < shorter && a[shared] === b[shared]) shared += 1;
	const hasEndings = a.length - shared <= LONGEST_ENDING && b.length - shared <= LONGEST_ENDING;
	return hasEndings && shared >= 3 && shared * 2 > shorter && !/\p{Script=Han}/u.test(a + b);
}

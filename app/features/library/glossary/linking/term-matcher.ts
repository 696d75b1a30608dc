import { characterClass, foldCode, SEPARATOR, SINGLE_CHARACTER_WORD, WORD_CHARACTER } from "./letters";

export type LinkedTerm = {
	slug: string;
	names: readonly string[];
	/** Matched without a link: "cash buyer" is no mention of "cash". */
	isNeverLinked: boolean;
};

export type Mention = { slug: string; end: number; isNeverLinked: boolean };

type Leaf = {
	slug: string;
	isNeverLinked: boolean /** Set for abbreviations, which only match in this spelling. */;
	exact: string | null;
};
type Node = { next: Map<number, Node>; leaves: Leaf[] | null };

export type TermMatcher = Node;

/** A trie of all names, so that a text is scanned once. */
export function termMatcher(terms: readonly LinkedTerm[]): TermMatcher {
	const root: Node = { next: new Map(), leaves: null };
	for (const { slug, names, isNeverLinked } of terms) {
		for (const name of names) {
			const text = escaped(name.normalize("NFC").trim());
			if (text === "") continue;
			const node = nodeOf(root, text);
			node.leaves ??= [];
			node.leaves.push({ slug, isNeverLinked, exact: isAbbreviation(name) ? text : null });
		}
	}
	return root;
}

function nodeOf(root: Node, text: string): Node {
	let node = root;
	for (let at = 0; at < text.length; at += 1) {
		const code = foldCode(text.charCodeAt(at));
		let next = node.next.get(code);
		if (!next) {
			next = { next: new Map(), leaves: null };
			node.next.set(code, next);
		}
		node = next;
	}
	return node;
}

/** Abbreviations are case-sensitive: "Dom" does not match "DOM". */
function isAbbreviation(name: string): boolean {
	return /\p{Lu}.*\p{Lu}/u.test(name) && !/\p{Ll}/u.test(name);
}

/** Escapes as the HTML text does. */
function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The longest whole-word name from `at` that ends before `end`, or null. In Chinese any offset is a boundary. */
export function mentionAt(matcher: TermMatcher, text: string, at: number, end: number): Mention | null {
	let node = matcher.next.get(foldCode(text.charCodeAt(at)));
	if (!node || !isEdge(text, at - 1, at)) return null;
	let found: Mention | null = null;
	for (let place = at; node && place < end; place += 1) {
		const { leaves }: Node = node;
		node = node.next.get(foldCode(text.charCodeAt(place + 1)));
		if (!leaves || !isEdge(text, place + 1, place)) continue;
		const spelling = text.slice(at, place + 1);
		const leaf = leaves.find(({ exact }) => exact === null || exact === spelling);
		if (leaf) found = { slug: leaf.slug, isNeverLinked: leaf.isNeverLinked, end: place + 1 };
	}
	return found;
}

function isEdge(text: string, outside: number, inside: number): boolean {
	const own = characterClass(text.charCodeAt(inside));
	if (own === SINGLE_CHARACTER_WORD || own === SEPARATOR) return true;
	const beside = text.charCodeAt(outside);
	if (Number.isNaN(beside)) return true;
	if (characterClass(beside) === WORD_CHARACTER) return false;
	if (foldCode(beside) !== HYPHEN) return true;
	return characterClass(text.charCodeAt(outside + (outside - inside))) !== WORD_CHARACTER;
}

const HYPHEN = 0x2d;

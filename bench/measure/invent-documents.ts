import { cutText } from "#app/features/library/search/words/cut-text.ts";

const SYLLABLES = "ba ce di fo gu la me ni po ru sa te vi zo".split(" ");
const HAN_CHARACTERS = [..."合同转让买方卖方房地产价格税费过户产权定金中介合法登记"];

export const VOCABULARY = Array.from({ length: 20_000 }, (_, number) => {
	const count = number < 40 ? 2 : number < 2_000 ? 3 : 4;
	return Array.from({ length: count }, (_none, at) => SYLLABLES[Math.floor(number / 14 ** at) % 14]).join("");
});

/** Documents of eighty words with Zipf frequencies; one in six is Chinese. Deterministic. */
export function inventDocuments(from: number, count: number) {
	return Array.from({ length: count }, (_, at) => {
		const number = from + at;
		const random = randomFrom(number);
		const isChinese = number % 6 === 5;
		const write = (length: number) =>
			isChinese
				? Array.from({ length: length * 2 }, () => HAN_CHARACTERS[Math.floor(random() * HAN_CHARACTERS.length)]).join(
						"",
					)
				: Array.from({ length }, () => VOCABULARY[Math.floor(VOCABULARY.length ** random()) - 1]).join(" ");
		const [title, text] = [write(4), write(80)];
		const cut = isChinese ? { title: cutText(title), aliases: "", text: cutText(text) } : null;
		return { partKey: `part-${number}`, language: isChinese ? "zh" : "en", title, text, cut };
	});
}

function randomFrom(seed: number): () => number {
	let state = (seed + 1) * 2_654_435_761;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

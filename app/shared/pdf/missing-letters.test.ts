import { readFile } from "node:fs/promises";
import { beforeEach, expect, test, vi } from "vitest";

const HAN = "\u6b27\u9633";
const NAMES = Array.from({ length: 50 }, (_, at) => `Amara ${HAN} ${at} \u0623`);

let missingLetters: typeof import("./missing-letters.server").missingLetters;
beforeEach(async () => {
	vi.resetModules();
	({ missingLetters } = await import("./missing-letters.server"));
});

function fonts() {
	const loaded: string[] = [];
	const loadFont = async (face: string) => {
		loaded.push(face);
		return new Uint8Array(await readFile(`public/fonts/paper/${face}.ttf`)).buffer;
	};
	return { loaded, loadFont };
}

test("a face is read once, however many names are asked about at once and afterwards", async () => {
	const { loaded, loadFont } = fonts();
	const found = await Promise.all(NAMES.map((name) => missingLetters(name, loadFont)));
	expect(found).toEqual(NAMES.map(() => ["\u0623"]));
	expect(loaded.toSorted()).toEqual(["chinese", "title-latin"]);

	const later = fonts();
	expect(await missingLetters(HAN, later.loadFont)).toEqual([]);
	expect(later.loaded).toEqual([]);
});

test("a face that did not come is asked for again", async () => {
	const { loadFont } = fonts();
	let isThere = false;
	const byAndBy = (face: string) => (isThere ? loadFont(face) : Promise.reject(new Error("The face is not there")));
	await expect(missingLetters("Amara", byAndBy)).rejects.toThrow("not there");
	isThere = true;
	expect(await missingLetters("Amara", byAndBy)).toEqual([]);
});

test("who asks meanwhile waits for nobody else's request, which may be cancelled and never end", async () => {
	const cancelled = missingLetters("Amara", () => new Promise(() => {}));
	expect(await missingLetters("Amara", fonts().loadFont)).toEqual([]);
	expect(await Promise.race([cancelled, Promise.resolve("open")])).toBe("open");
});

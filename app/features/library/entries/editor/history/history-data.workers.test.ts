import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { db } from "#tests/database.ts";
import {
	create,
	createPublished,
	edited,
	english,
	facts,
	openEditor,
	publish,
	write,
} from "#tests/library/edited-entry.ts";
import { historyData } from "./history-data.server";

await openEditor();
const formats = formatsFor({ language: "en", timeZone: "UTC" });
const history = async (id: number, address = "") =>
	historyData(db, await edited(id), new URLSearchParams(address), formats);
/** Changes between two versions, as `language path: -old +new`. */
const told = async (id: number, address = "") =>
	(await history(id, address)).differences.map(
		({ language, path, pieces }) =>
			`${language} ${path}: ${pieces
				.filter(({ change }) => change !== "same")
				.map(({ change, text }) => `${change === "gone" ? "-" : "+"}${text.trim()}`)
				.join(" ")}`,
	);

async function threeVersions(key: string) {
	const id = await createPublished("help", key);
	await write(id, { en: { ...english, title: "Start" }, de: { title: "Anfang", summary: "Wie man anfängt." } });
	await publish(id, { note: "Renamed" });
	await write(id, { "*": { ...facts, reviewed: "2026-11-22" }, de: { title: "Beginn", summary: "Wie man anfängt." } });
	await publish(id, { languages: ["en", "de"] });
	return id;
}

test("the last two versions are compared unless others are named, facts and words by their fields", async () => {
	const id = await threeVersions("compared");
	expect(await told(id)).toEqual(["* reviewed: -20 +22", "de title: -Anfang +Beginn"]);
	expect(await told(id, "from=1&to=2")).toEqual([
		"de summary: +Wie man anfängt.",
		"de title: +Anfang",
		"en title: -Begin +Start",
	]);
	expect(await told(id, "from=2&to=1")).toEqual([
		"de summary: -Wie man anfängt.",
		"de title: -Anfang",
		"en title: -Start +Begin",
	]);
	expect(await history(id)).toMatchObject({ from: 2, to: 3 });
});

test("one language is compared where one is named, and two versions that are the same have no difference", async () => {
	const id = await threeVersions("by-language");
	expect(await told(id, "from=1&to=3&lang=en")).toEqual(["en title: -Begin +Start"]);
	expect(await told(id, "lang=ru")).toEqual([]);
	expect(await told(id, "from=2&to=2")).toEqual([]);
});

test.each(["from=99&to=99", "from=-1", "to=abc", "to=2.0&from=%00", "to=9007199254740993"])(
	"versions that there are not are those that would be shown without: %s",
	async (address) => {
		const id = await threeVersions(`odd-${address.replaceAll(/[^a-z0-9]/g, "")}`);
		expect(await history(id, address)).toMatchObject({ from: 2, to: 3 });
	},
);

test("versions are listed newest first, with their languages and the one that readers see", async () => {
	const id = await threeVersions("listed");
	const { versions } = await history(id);
	expect(
		versions.map(({ number, note, isPublished, languages }) => [number, note, isPublished, languages.join()]),
	).toEqual([
		[3, "", true, "de,en"],
		[2, "Renamed", false, "de,en"],
		[1, "", false, "en"],
	]);
	expect(versions[0]).toMatchObject({ authorName: "Ruth", at: expect.stringContaining("Nov 22, 2026") });
});

test("of the first version, and of an entry that was never published, nothing is compared", async () => {
	const id = await createPublished("help", "only-one");
	expect(await history(id)).toMatchObject({ from: null, to: 1, differences: [] });
	const draft = await create("help", "never");
	expect(await history(draft)).toEqual({ versions: [], from: null, to: null, differences: [] });
});

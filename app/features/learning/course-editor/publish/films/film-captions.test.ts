import { expect, test } from "vitest";
import { formerCaptions, uncaptionedFilms } from "./film-captions";

const key = "lesson/one";
const film = { type: "video", video: { file: "file:a", captions: ["fr"] } };
const found = (
	{ drafts = [], published = [] }: Partial<Omit<Parameters<typeof uncaptionedFilms>[0], "factsOf">>,
	facts = film,
) => uncaptionedFilms({ drafts, published, factsOf: () => facts }).map(({ language }) => language);

test("a film that alone has changed is without captions in each published language that has none", () => {
	const published = ["en", "de", "fr", "es"].map((language) => ({ key, language, hasCaptions: language === "en" }));
	expect(found({ drafts: [{ key, language: "*", body: film }], published })).toEqual(["de", "es"]);
});

test("a draft counts in place of what is published, and what is no film is left out", () => {
	const drafts = [
		{ key, language: "de", body: { captions: "WEBVTT" } },
		{ key, language: "en", body: { captions: " " } },
	];
	const published = ["en", "de"].map((language) => ({ key, language, hasCaptions: language === "en" }));
	expect(found({ drafts, published })).toEqual(["en"]);
	expect(found({ drafts, published }, { ...film, type: "article" })).toEqual([]);
});

test("captions stay with another film where nobody has drafted the words of their language", () => {
	const published = ["en", "de", "es"].map((language) => ({ key, language, hasCaptions: language !== "es" }));
	const drafts = [
		{ key, language: "*", body: film },
		{ key, language: "de", body: { captions: "WEBVTT" } },
	];
	const kept = (change: "replaced" | "removed") =>
		formerCaptions({ drafts, published, films: new Map([[key, change]]) }).map(({ language }) => language);
	expect(kept("replaced")).toEqual(["en"]);
	expect(kept("removed")).toEqual([]);
});

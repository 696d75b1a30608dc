import { expect, test } from "vitest";
import { fileOfPicture, pictureSources, toPictureAddress } from "./picture-address";

const [a, b, c] = ["a", "b", "c"].map((sign) => sign.repeat(32)) as [string, string, string];

test("an address shows the largest of three files and names the others", () => {
	const address = toPictureAddress([a, b, c]);
	expect(fileOfPicture(address.slice("/pictures/".length))).toBe(a);
	expect(fileOfPicture(b)).toBe(b);
	expect(pictureSources(address)).toBe(`/pictures/${a} 512w, /pictures/${b} 192w, /pictures/${c} 64w`);
});

test.each(["", "x", a.toUpperCase(), `${a}-`, `${a}-${b}-${c}-${a}`, `../${a}`, a.slice(1)])(
	"%o names no file",
	(named) => {
		expect(fileOfPicture(named)).toBeNull();
	},
);

test("a picture from elsewhere has one size", () => {
	expect(pictureSources("/api/placeholder/56/56")).toBeUndefined();
	expect(pictureSources(`/pictures/${a}`)).toBeUndefined();
	expect(pictureSources(`https://evil.example/pictures/${a}-${b}-${c}`)).toBeUndefined();
});

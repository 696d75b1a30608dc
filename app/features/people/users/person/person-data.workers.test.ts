import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { profiles } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { personData } from "./person-data.server";

const now = new Date("2026-11-20T12:00:00Z");
const formats = formatsFor({ language: "en", timeZone: "UTC" });
const read = async (id: number, at = now) =>
	(await personData(db, { id, language: "en", formats, now: at, seesMoney: false }))?.person;

test("the page of a person has their profile, picture and second factor", async () => {
	const { id } = await makeUser(db, { headline: "Buys land", profileImageUrl: "/images/me", secondFactorAt: now });
	const told = { bio: "I like maps.", languages: ["pt", "de"], interests: ["sellers", "gone"] };
	await db.insert(profiles).values({ userId: id, ...told, changedAt: now });
	expect(await read(id)).toMatchObject({
		headline: "Buys land",
		picture: "/images/me",
		bioHtml: "<p>I like maps.</p>",
		secondFactorSince: "Nov 20, 2026",
		spoken: "Portuguese, German",
		interests: expect.not.stringContaining("gone"),
	});
	const { id: silent } = await makeUser(db);
	expect(await read(silent)).toMatchObject({ bioHtml: null, spoken: null, interests: null, secondFactorSince: null });
});

test("a suspension that has ended is told of no more, and can be given again", async () => {
	const until = new Date(now.getTime() + 1);
	const { id } = await makeUser(db, { suspendedAt: now, suspendedUntil: until, suspendedWhy: "Spam" });
	expect(await read(id)).toMatchObject({ state: "suspended", suspension: { why: "Spam" } });
	expect(await read(id, until)).toMatchObject({ state: "unconfirmed", suspension: null });
});

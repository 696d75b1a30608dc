import { expect, test } from "vitest";
import { HOUR_SECONDS } from "#app/shared/durations.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { limitReads } from "../../trust/before-writing.server";
import { COUNTED_LIMITS } from "../../trust/writing-limits";
import { limitsView, withSlow } from "./limits-view.server";

const now = new Date(MADE_AT.getTime() + 1000);
const formats = formatsFor({ language: "en", timeZone: "Europe/Lisbon" });
const rowsOf = (userId: number) => inBatch(db, limitReads(db, userId));
const asked = (userId: number) => ({ userId, deed: "reply" as const, formats, scale: 1, now });

test("a new member reads how much a post may have, and is not held back", async () => {
	const { id } = await makeUser(db);
	const number = expect.any(Number);
	expect(limitsView(await rowsOf(id), asked(id))).toEqual({
		maxPerPost: { links: number, pictures: number, mentions: number },
		currentCounts: null,
		activeBlocks: [],
	});
});

test("a limit over time that is used up is named with its count and its end", async () => {
	const { id } = await makeUser(db);
	const used = [{ key: `${COUNTED_LIMITS.postsPerHour.name}:${id}`, used: 999, windowStartedAt: now }];
	const endsAt = new Date(now.getTime() + HOUR_SECONDS * 1000);
	expect(limitsView({ ...(await rowsOf(id)), used }, asked(id)).activeBlocks).toEqual([
		{
			message: {
				key: "errors.limitPostsPerHour",
				values: { limit: expect.any(Number), used: 999, until: formats.dateTime(endsAt) },
			},
			endsAt: endsAt.getTime(),
		},
	]);
});

test("instructors have no limits", async () => {
	const { id } = await makeUser(db, { role: "instructor" });
	expect(limitsView(await rowsOf(id), asked(id))).toEqual({ maxPerPost: null, currentCounts: null, activeBlocks: [] });
});

test("slow mode is named in whole minutes until its end, and first", () => {
	const other = { message: { key: "errors.limitPostsPerHour" as const }, endsAt: 1 };
	const view = { maxPerPost: null, currentCounts: null, activeBlocks: [other] };
	const waitUntil = new Date(now.getTime() + 60_000);
	const slow = {
		message: { key: "errors.slow", values: { minutes: 2, until: formats.dateTime(waitUntil) } },
		endsAt: waitUntil.getTime(),
	};
	expect(withSlow(view, { waitMs: 90_000, waitUntil, formats }).activeBlocks).toEqual([slow, other]);
	expect(withSlow(view, null)).toBe(view);
});

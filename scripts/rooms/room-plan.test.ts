import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exportOf, planRoom } from "./room-plan.ts";

const read = (file: string) => readFileSync(file, "utf8");
const plan = planRoom({ wing: "money", room: "gift-cards", about: 'Cards that are "given".' }, read);

test("a room is called by its folder", () => {
	expect(["tax", "waiting-list"].map(exportOf)).toEqual(["taxRoom", "waitingListRoom"]);
});

test("a new room touches its own folder, its wing and its words, and nothing of another room", () => {
	const code = [...plan.keys()].filter((file) => file.endsWith(".ts"));
	expect(code.sort()).toEqual(["app/features/money/gift-cards/room.server.ts", "app/features/money/wing.server.ts"]);
	expect([...plan.keys()].filter((file) => file.endsWith(".json"))).toHaveLength(6);
});

test("its wing imports it in order and lists it last", () => {
	const wing = plan.get("app/features/money/wing.server.ts") ?? "";
	const rooms = [...wing.matchAll(/from "\.\/([^/]+)\/room/g)].map(([, room]) => room);
	expect(rooms).toEqual([...rooms].sort());
	expect(rooms).toContain("gift-cards");
	expect(wing).toMatch(/\tgiftCardsRoom,\n\];/);
	expect(wing.split("\n")).toHaveLength(read("app/features/money/wing.server.ts").split("\n").length + 2);
});

test("what it is for is text, whatever signs it has", () => {
	expect(plan.get("app/features/money/gift-cards/room.server.ts")).toContain('about: "Cards that are \\"given\\".",');
});

test("a wing that lists no rooms is an error", () => {
	expect(() => planRoom({ wing: "money", room: "x", about: "y" }, () => "")).toThrow("lists no rooms");
});

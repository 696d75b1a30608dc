import { expect, test } from "vitest";
import { secretBox } from "./secret-box.server";

const secret = new TextEncoder().encode("12345678901234567890");
const KEY = "A".repeat(42).concat("E");

test("in production there is no box without a key: nothing is sealed with one that everybody knows", () => {
	expect(secretBox({ ENVIRONMENT: "production" })).toBeNull();
	expect(secretBox({ ENVIRONMENT: "production", FACTOR_KEY: KEY })).not.toBeNull();
	expect(secretBox({ ENVIRONMENT: "development" })).not.toBeNull();
});

test("what was sealed opens again, and never looks the same", async () => {
	const box = secretBox({ ENVIRONMENT: "test" });
	const [one, other] = [await box?.seal(secret, "totp:1"), await box?.seal(secret, "totp:1")];
	expect(one).not.toBe(other);
	expect(await box?.open(one ?? "", "totp:1")).toEqual(secret);
});

test("another account, another purpose, another key and a changed letter open nothing", async () => {
	const box = secretBox({ ENVIRONMENT: "test" });
	const sealed = (await box?.seal(secret, "totp:1")) ?? "";
	expect(await box?.open(sealed, "totp:2")).toBeNull();
	expect(await box?.open(sealed, "totp-set-up:1")).toBeNull();
	expect(await secretBox({ ENVIRONMENT: "production", FACTOR_KEY: KEY })?.open(sealed, "totp:1")).toBeNull();
	const changed = sealed.slice(0, 20) + (sealed[20] === "A" ? "B" : "A") + sealed.slice(21);
	expect(await box?.open(changed, "totp:1")).toBeNull();
	for (const odd of ["", "A", "not base64!", "AAAA"]) expect(await box?.open(odd, "totp:1")).toBeNull();
});

import { expect, test } from "vitest";
import { isForSale } from "./open-gateway.server";

const keys = { STRIPE_SECRET_KEY: "sk_live_x", STRIPE_WEBHOOK_SECRET: "whsec_x" };

test.each([
	["development has the sandbox", { ENVIRONMENT: "development" }, true],
	["tests have the sandbox", { ENVIRONMENT: "test" }, true],
	["production without keys sells nothing", { ENVIRONMENT: "production" }, false],
	["half the keys are none", { ENVIRONMENT: "production", STRIPE_SECRET_KEY: "sk_live_x" }, false],
	["production with keys sells", { ENVIRONMENT: "production", ...keys }, true],
] as const)("%s", (_, variables, expected) => {
	expect(isForSale(variables)).toBe(expected);
});

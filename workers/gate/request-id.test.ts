import { expect, test } from "vitest";
import { createRequestId } from "./request-id.ts";

test("each request gets a UUID of its own", () => {
	expect(createRequestId()).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
	expect(createRequestId()).not.toBe(createRequestId());
});

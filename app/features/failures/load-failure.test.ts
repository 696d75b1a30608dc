import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "@remix-run/router";
import { expect, test } from "vitest";
import { isLoadFailure } from "./load-failure";

test.each([
	["no network", new TypeError("Failed to fetch"), true],
	["an answer that is no data", new Error("Unable to decode turbo-stream response from URL: /courses.data"), true],
	["a loader that failed on the server", new Error("Unexpected Server Error"), true],
	["an answer with a status", new ErrorResponse(502, "Bad Gateway", null), true],
	["a refusal", new ErrorResponse(400, "Bad Request", null), false],
	["a page that broke while it was drawn", new TypeError("Cannot read properties of undefined"), false],
])("%s", (_, error, isFailure) => {
	expect(isLoadFailure(error)).toBe(isFailure);
});

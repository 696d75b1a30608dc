import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "@remix-run/router";
import { expect, test } from "vitest";
import { isLoadFailure, isNetworkFailure } from "./load-failure";

test.each([
	["no network", new TypeError("Failed to fetch"), true, true],
	[
		"an answer that is no data",
		new Error("Unable to decode turbo-stream response from URL: /courses.data"),
		true,
		false,
	],
	["a loader that failed on the server", new Error("Unexpected Server Error"), true, false],
	["an answer with a status", new ErrorResponse(502, "Bad Gateway", null), true, false],
	["a refusal", new ErrorResponse(400, "Bad Request", null), false, false],
	["a page that broke while it was drawn", new TypeError("Cannot read properties of undefined"), false, false],
])("%s", (_, error, isOfLoading, isOfNetwork) => {
	expect(isLoadFailure(error)).toBe(isOfLoading);
	expect(isNetworkFailure(error)).toBe(isOfNetwork);
});

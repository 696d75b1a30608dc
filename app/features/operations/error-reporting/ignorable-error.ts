/** What is neither reported nor shown in the console. */
const IGNORABLE_ERRORS = [
	"authentication required",
	"unauthorized",
	"invalid token",
	"failed to fetch",
	"network request failed",
	"unexpected end of json input",
	"resizeobserver loop limit exceeded",
	// The current name of the same message.
	"resizeobserver loop completed with undelivered notifications",
	// Navigation aborted a request; each browser has its own message.
	"signal is aborted",
	"user aborted a request",
	"the operation was aborted",
	"fetch is aborted",
];

/** An image that could not be loaded, in the words that browsers and libraries have for it. */
const IMAGE_LOAD = /\b(?:image|img)\b.{0,40}\b(?:load|error)|\b(?:load|loading)\b.{0,40}\b(?:image|img)\b/i;

export function isIgnorable(message: string): boolean {
	const lower = message.toLowerCase();
	return IGNORABLE_ERRORS.some((words) => lower.includes(words)) || IMAGE_LOAD.test(message);
}

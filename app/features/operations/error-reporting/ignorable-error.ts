/** What is neither reported nor shown in the console. */
const IGNORABLE = [
	"authentication required",
	"unauthorized",
	"invalid token",
	"failed to fetch",
	"network request failed",
	"unexpected end of json input",
	"resizeobserver loop limit exceeded",
	// The name that browsers give the same thing today.
	"resizeobserver loop completed with undelivered notifications",
	// Someone went on before an answer was read; the router logs the answer it let go. In the words of each browser.
	"signal is aborted",
	"user aborted a request",
	"the operation was aborted",
	"fetch is aborted",
];

/** An image that could not be loaded, in the words that browsers and libraries have for it. */
const IMAGE_LOAD = /\b(?:image|img)\b.{0,40}\b(?:load|error)|\b(?:load|loading)\b.{0,40}\b(?:image|img)\b/i;

/** True for errors that are expected, or say nothing about our code. */
export function isIgnorable(message: string): boolean {
	const lower = message.toLowerCase();
	return IGNORABLE.some((words) => lower.includes(words)) || IMAGE_LOAD.test(message);
}

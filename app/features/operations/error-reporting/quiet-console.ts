import { errorDetails } from "./error-details";
import { isIgnorable } from "./ignorable-error";

/** Also silences ignorable errors that React and the router log. Returns a function that restores the console. */
export function quietConsole(target: Pick<Console, "error"> = console): () => void {
	const write = target.error;
	target.error = (...what: unknown[]) => {
		if (!what.some((one) => one instanceof Error && isIgnorable(errorDetails(one).message))) write.apply(target, what);
	};
	return () => {
		target.error = write;
	};
}

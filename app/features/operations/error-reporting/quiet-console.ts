import { errorDetails } from "./error-details";
import { isIgnorable } from "./ignorable-error";

/**
 * Keeps what is not worth a report out of the console as well, whoever writes it
 * there: React and the router log what a boundary has caught by themselves. Returns how to undo it.
 */
export function quietConsole(target: Pick<Console, "error"> = console): () => void {
	const write = target.error;
	target.error = (...what: unknown[]) => {
		if (!what.some((one) => one instanceof Error && isIgnorable(errorDetails(one).message))) write.apply(target, what);
	};
	return () => {
		target.error = write;
	};
}

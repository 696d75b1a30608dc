import { everyone, guarded } from "../features/auth/access.server";
import { notFound } from "../shared/api/api-error.server";

export { PageError as ErrorBoundary } from "../features/failures/page-error";

/** What is shown in its place names itself. */
export const meta = () => [];

export const loader = guarded(everyone, async () => {
	throw notFound();
});

/** Never shown: the loader always answers "not found". */
export default function NotFound() {
	return null;
}

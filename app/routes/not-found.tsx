import { everyone, guarded } from "../features/auth/access.server";
import { notFound } from "../shared/api/api-error.server";
import { pageMeta } from "../shared/pages/page-meta";

export { PageError as ErrorBoundary } from "../features/failures/page-error";

export const meta = () => pageMeta(undefined);

export const loader = guarded(everyone, async () => {
	throw notFound();
});

/** Never shown: the loader always answers "not found". */
export default function NotFound() {
	return null;
}

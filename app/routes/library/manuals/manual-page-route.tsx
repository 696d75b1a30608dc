import { useLoaderData } from "@remix-run/react";
import { ManualPage } from "#app/features/library/manuals/manual-page.tsx";
import { MissingManualPage } from "#app/features/library/manuals/missing-page.tsx";
import type { manualPageLoader } from "./manual-loaders";

/** A page of a manual, or what the manual has where there is no such page. */
export function ManualPageRoute() {
	const { role, tree, page, nearest, editPath } = useLoaderData<ReturnType<typeof manualPageLoader>>();
	if (!page) return <MissingManualPage role={role} tree={tree} nearest={nearest} />;
	return <ManualPage role={role} tree={tree} page={page} editPath={editPath} />;
}

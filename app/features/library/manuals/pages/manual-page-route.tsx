import { useLoaderData } from "@remix-run/react";
import { ManualPage } from "../manual-page.tsx";
import type { manualPageLoader } from "./manual-loaders.server";
import { MissingManualPage } from "./missing-page.tsx";

export function ManualPageRoute() {
	const { role, tree, page, nearest } = useLoaderData<ReturnType<typeof manualPageLoader>>();
	if (!page) return <MissingManualPage role={role} tree={tree} nearest={nearest} />;
	return <ManualPage role={role} tree={tree} page={page} />;
}

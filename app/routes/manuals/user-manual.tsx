import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { ManualContents } from "../../features/manuals/manual-contents";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { manualLoader } from "./manual-loaders";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "user-manual",
	i18n: ["manuals"],
	layout: "article",
	mayBeRestored: true,
	navigation: [
		{ in: "more", at: 10, for: ["admin"] },
		{ in: "footer.help", at: 4, for: ["admin"] },
	],
});

/** The manual of admins, at the address that the specification gives it. */
export const loader = manualLoader("admin");

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function UserManual() {
	const { role, tree } = useLoaderData<typeof loader>();
	return <ManualContents role={role} tree={tree} />;
}

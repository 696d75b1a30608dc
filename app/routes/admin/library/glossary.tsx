import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { shelfAction, shelfLoader } from "./shelf.server";
import { ShelfPage } from "./shelf-page";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page({ name: "glossary", i18n: ["admin", "library", "lists"], layout: "admin" });

export const loader = shelfLoader("glossary");
export const action = shelfAction("glossary");
export const meta = ({ data }: { data: Awaited<ReturnType<typeof loader>> | undefined }) => pageMeta(data);

export default ShelfPage;

import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { shelfAction, shelfLoader } from "./shelf.server";
import { ShelfPage } from "./shelf-page";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page({ name: "legal", i18n: ["admin", "library", "lists"], layout: "admin" });

export const loader = shelfLoader("legal");
export const action = shelfAction("legal");
export const meta = ({ data }: { data: Awaited<ReturnType<typeof loader>> | undefined }) => pageMeta(data);

export default ShelfPage;

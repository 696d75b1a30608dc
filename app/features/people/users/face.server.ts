export { grantAccess } from "./access/grant-access.server.ts";
export { mergePageData } from "./merge/merge-page-data.server.ts";
export { mergePeople } from "./merge/merge-people.server.ts";

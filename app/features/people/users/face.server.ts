export { grantAccess } from "./access/grant-access.server.ts";
export { listPeople } from "./list/people.repository.server.ts";
export { mergePageData } from "./merge/merge-page-data.server.ts";
export { mergePeople } from "./merge/merge-people.server.ts";

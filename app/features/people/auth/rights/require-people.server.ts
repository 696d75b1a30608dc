/** What other rooms put into the batches of deeds that touch people. */
export { requirePeople } from "./rights.repository.server";

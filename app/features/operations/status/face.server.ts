export { listIncidents, listStatusDays } from "./status.repository.server.ts";

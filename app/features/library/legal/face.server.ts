export { listConsents } from "./consents.repository.server.ts";

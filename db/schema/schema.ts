/** All tables under one name, for the typed database and for the generator of migrations. */
export * from "./audit.ts";
export * from "./auth.ts";
export * from "./billing.ts";
export * from "./catalog.ts";
export * from "./documents.ts";
export * from "./entitlements.ts";
export * from "./error-reporting.ts";
export * from "./help.ts";
export * from "./jobs.ts";
export * from "./learning.ts";
export * from "./legal.ts";
export * from "./library.ts";
export * from "./notifications.ts";
export * from "./operations.ts";
export * from "./search.ts";
export * from "./settings.ts";
export * from "./status.ts";

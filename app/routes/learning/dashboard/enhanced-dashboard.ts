import { redirect } from "@remix-run/cloudflare";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** The old address of the dashboard, for guests as well. */
export const loader = guarded(everyone, async () => redirect("/dashboard", 301));

import { redirect } from "@remix-run/cloudflare";
import { anyUser, guarded } from "../../features/auth/access.server";

/** The old address of the dashboard. Source: section 2 of the decisions. */
export const loader = guarded(anyUser, async () => redirect("/dashboard", 301));

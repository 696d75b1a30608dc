import { redirect } from "@remix-run/cloudflare";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** Well-known URL for password managers. Source: W3C, A Well-Known URL for Changing Passwords. */
export const loader = guarded(everyone, async () => redirect("/settings/password"));

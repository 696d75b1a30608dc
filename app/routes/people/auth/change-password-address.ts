import { redirect } from "@remix-run/cloudflare";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** Where password managers look for the page that changes a password. Source: W3C, A Well-Known URL for Changing Passwords. */
export const loader = guarded(everyone, async () => redirect("/settings/password"));

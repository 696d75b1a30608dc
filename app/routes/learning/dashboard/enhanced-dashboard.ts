import { redirect } from "@remix-run/cloudflare";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

export const loader = guarded(everyone, async () => redirect("/dashboard", 301));

import { redirect } from "@remix-run/cloudflare";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** The former address of the topics and levels. */
export const loader = guarded(everyone, async ({ request }) =>
	redirect(`/admin/categories${new URL(request.url).search}`, 301),
);

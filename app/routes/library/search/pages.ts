import { pagesToGoTo } from "#app/features/library/search/palette/pages-to-go-to.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

export const loader = guarded(everyone, ({ context, user }) =>
	Response.json(pagesToGoTo(context.routes, user?.role ?? "guest", user?.capabilities), {
		headers: { "Cache-Control": "private, max-age=300", Vary: "Cookie" },
	}),
);

import "@remix-run/cloudflare";
import type { AppContext } from "#app/load-context.ts";

declare module "@remix-run/cloudflare" {
	interface Future {
		v3_singleFetch: true;
	}
	interface AppLoadContext extends AppContext {}
}

declare module "@remix-run/server-runtime" {
	interface Future {
		v3_singleFetch: true;
	}
	interface AppLoadContext extends AppContext {}
}

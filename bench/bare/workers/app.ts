import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/cloudflare";

const handle = createRequestHandler(build, build.mode);

export default {
	fetch: (request: Request, env: { DB: D1Database }) => handle(request, { db: env.DB } as never),
};

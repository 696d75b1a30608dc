// Runs in workerd beside the built school, hence JavaScript.
import school from "../../build/server/index.js";
import { countingDatabase, newCount } from "./counting-database.js";

/** Counts what a request asks of the database, until the last byte is sent. */
export default {
	async fetch(request, env, execution) {
		const count = newCount();
		const response = await school.fetch(request, { ...env, DB: countingDatabase(env.DB, count) }, execution);
		const body = await response.arrayBuffer();
		const headers = new Headers(response.headers);
		headers.set("X-Bench-D1", JSON.stringify(count));
		return new Response(body, { status: response.status, headers });
	},
};

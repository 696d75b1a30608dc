// Runs in workerd beside the built school, hence JavaScript.
import school from "../../../build/server/index.js";
import { failingDatabase } from "../../failing-database.js";

let source;

/** The school with a database that POST `/outage/fail`, `/outage/hang` and `/outage/recover` switch off and on. */
export default {
	fetch(request, env, execution) {
		source ??= failingDatabase(env.DB);
		const deed = /\/outage\/(fail|hang|recover)$/.exec(request.url)?.[1];
		if (!deed) return school.fetch(request, { ...env, DB: source.db }, execution);
		source[deed]();
		return new Response();
	},
};
